"""Parts of a document that programs write, between marks that Markdown does not show."""


def marks(name):
    return f"<!-- {name}: begin -->", f"<!-- {name}: end -->"


def replaced(text, name, body):
    """The text with another body between the marks of a part; the part comes to the end when it is not there yet."""
    begin, end = marks(name)
    part = f"{begin}\n{body.strip()}\n{end}"
    if begin not in text:
        return text.rstrip("\n") + f"\n\n{part}\n"
    before, _, rest = text.partition(begin)
    return before + part + rest.partition(end)[2]


def kept(text, name):
    """The body between the marks of a part, or None."""
    begin, end = marks(name)
    return text.partition(begin)[2].partition(end)[0].strip() if begin in text else None
