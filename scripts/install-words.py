#!/usr/bin/env python3
"""Makes the word lists that language correction knows words from, out of the frequency lists of PyPI's wordfreq.

usage: install-words.py WHEEL PREFIX      make PREFIX/share/sightread/words/LANGUAGE.words for every language
       install-words.py --present PREFIX  exit 0 when all are there

A file holds the words of a language with how rare they are, as a trie, and how often letters follow each other in them.
All numbers are little-endian.

  bytes 0-15   "SightWords 1", padded with zeros
  u32          symbols, nodes, then n-grams of the orders 1, 2, 3 and 4
  symbols      u32 each: the letters (lower case, composed) and the apostrophe. Their codes count from 1; 0 is a word's edge.
  (4 zero bytes where the nodes would not start at a multiple of 8)
  nodes        8 bytes each: symbol code u8, number of children u8, rarity u16 (65535: no word ends here), first child u32.
               Node 0 is the root; the children of a node follow each other, by code.
  n-grams      8 bytes each, sorted: codes u32 (8 bits each, the last letter lowest), log probability i16 and weight of the
               shorter n-grams i16, both natural logarithms times 1024 (at least -32)

Rarity is in hundredths of a power of ten: a word of rarity 300 is one of a thousand words of running text.
"""
import collections
import concurrent.futures
import gzip
import math
import pathlib
import struct
import sys
import unicodedata
import zipfile

# Of Chinese, Japanese, Korean and Thai no words are kept: correction works on words between spaces, letter by letter.
LANGUAGES = ("bg ca cs da de el en es fa fi fil fr he hi hu id is it lt lv mk ms nb nl pl pt ro ru sh sk sl sv tr uk vi"
             " ar").split()
RAREST = 700
SHARE_OF_SHORTER = 5.0
LEAST_WEIGHT = {1: 0, 2: 2, 3: 8, 4: 20}


def unpacked(data):
    """The lists of strings of a MessagePack file that holds nothing but a map, lists and strings."""
    at = 0

    def value():
        nonlocal at
        kind = data[at]
        at += 1
        if kind < 0x80:
            return kind
        if kind < 0x90 or kind in (0xde, 0xdf):
            if kind >= 0xde:
                width = 2 if kind == 0xde else 4
                count = int.from_bytes(data[at:at + width], "big")
                at += width
            else:
                count = kind & 15
            return {value(): value() for _ in range(count)}
        if kind < 0xa0 or kind in (0xdc, 0xdd):
            if kind >= 0xdc:
                width = 2 if kind == 0xdc else 4
                count = int.from_bytes(data[at:at + width], "big")
                at += width
            else:
                count = kind & 15
            return [value() for _ in range(count)]
        if kind < 0xc0:
            size = kind & 31
        elif kind in (0xd9, 0xda, 0xdb):
            width = {0xd9: 1, 0xda: 2, 0xdb: 4}[kind]
            size = int.from_bytes(data[at:at + width], "big")
            at += width
        else:
            sys.exit(f"install-words: unexpected MessagePack type {kind:#x}")
        at += size
        return data[at - size:at].decode()

    return value()


def words_of(wheel, language):
    """Word -> rarity: words of letters and inner apostrophes that are not too rare."""
    names = set(wheel.namelist())
    name = next(n for n in (f"wordfreq/data/{size}_{language}.msgpack.gz" for size in ("large", "small")) if n in names)
    words = {}
    for rarity, same in enumerate(unpacked(gzip.decompress(wheel.read(name)))[1:]):
        if rarity > RAREST:
            break
        for word in same:
            word = unicodedata.normalize("NFC", word.replace("\u2019", "'"))
            letters = word.replace("'", "")
            if letters and word.strip("'") == word and all(unicodedata.category(c)[0] in "LM" for c in letters):
                words.setdefault(word, rarity)
    return words


def trie(words, codes):
    """The nodes, breadth first, so that the children of each follow each other."""
    root = {}
    for word, rarity in words.items():
        node = root
        for letter in word:
            node = node.setdefault(codes[letter], {})
        node[0] = rarity
    nodes, queue, following = [], collections.deque([(0, root)]), 1
    while queue:
        code, node = queue.popleft()
        children = sorted(item for item in node.items() if item[0] != 0)
        nodes.append(struct.pack("<BBHI", code, len(children), node.get(0, 65535), following))
        queue.extend(children)
        following += len(children)
    return nodes


def grams(words, codes):
    """For each order the n-grams with their logarithms: interpolated with the shorter ones as Witten and Bell do, with a
    constant share for those."""
    counts = {n: collections.Counter() for n in range(1, 5)}
    for word, rarity in words.items():
        weight = 1 + (RAREST - rarity) / 100
        line = (0, 0, 0) + tuple(codes[c] for c in word) + (0,)
        for i in range(3, len(line)):
            for n in range(1, 5):
                counts[n][line[i - n + 1:i + 1]] += weight
    for n in counts:
        counts[n] = {g: c for g, c in counts[n].items() if c >= LEAST_WEIGHT[n]}
    totals = {n: collections.Counter() for n in range(1, 5)}
    for n in counts:
        for gram, count in counts[n].items():
            totals[n][gram[:-1]] += count

    known = {}

    def probability(gram):
        if not gram:
            return 1 / 60
        if gram not in known:
            n = len(gram)
            total = totals[n].get(gram[:-1], 0)
            known[gram] = ((counts[n].get(gram, 0) + SHARE_OF_SHORTER * probability(gram[1:]))
                           / (total + SHARE_OF_SHORTER))
        return known[gram]

    def logarithm(value):
        return max(-32767, round(math.log(value) * 1024))

    out = []
    for n in range(1, 5):
        # Every context of a longer n-gram is listed, also where it is no frequent n-gram itself (word starts).
        listed = set(counts[n]) | ({g for g in totals[n + 1]} if n < 4 else set())
        rows = []
        for gram in listed:
            key = 0
            for code in gram:
                key = key << 8 | code
            following = totals[n + 1].get(gram, 0) if n < 4 else 0
            rows.append((key, logarithm(probability(gram)),
                         logarithm(SHARE_OF_SHORTER / (following + SHARE_OF_SHORTER))))
        out.append([struct.pack("<Ihh", *row) for row in sorted(rows)])
    return out


def encoded(words):
    letters = sorted(set("".join(words)))
    if len(letters) > 255:
        frequent = collections.Counter("".join(words)).most_common(255)
        letters = sorted(letter for letter, _ in frequent)
        words = {w: r for w, r in words.items() if set(w) <= set(letters)}
    codes = {letter: i + 1 for i, letter in enumerate(letters)}
    nodes, tables = trie(words, codes), grams(words, codes)
    out = bytearray(b"SightWords 1".ljust(16, b"\0"))
    out += struct.pack("<6I", len(letters), len(nodes), *map(len, tables))
    out += b"".join(struct.pack("<I", ord(letter)) for letter in letters)
    out += b"\0" * (-len(out) % 8)
    out += b"".join(nodes)
    for table in tables:
        out += b"".join(table)
    return bytes(out)


def install(language, wheel, folder):
    new = folder / f"{language}.words.new"
    new.write_bytes(encoded(words_of(zipfile.ZipFile(wheel), language)))
    new.chmod(0o644)
    new.replace(folder / f"{language}.words")


def main():
    if sys.argv[1] == "--present":
        folder = pathlib.Path(sys.argv[2]) / "share/sightread/words"
        sys.exit(0 if all((folder / f"{language}.words").is_file() for language in LANGUAGES) else 1)
    wheel, prefix = zipfile.ZipFile(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder = prefix / "share/sightread/words"
    folder.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for _ in pool.map(install, LANGUAGES, [sys.argv[1]] * len(LANGUAGES), [folder] * len(LANGUAGES)):
            pass
    licences = prefix / "share/sightread/licences/wordfreq"
    licences.mkdir(parents=True, exist_ok=True)
    for entry in wheel.namelist():
        name = pathlib.PurePosixPath(entry).name
        if ".dist-info/" in entry and ("LICENSE" in name or "NOTICE" in name or name == "METADATA"):
            (licences / name).write_bytes(wheel.read(entry))


if __name__ == "__main__":
    main()
