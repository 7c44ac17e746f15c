#ifndef SIGHTREAD_CQUIET_H
#define SIGHTREAD_CQUIET_H

/* Keeps a library that dlopen gave with RTLD_NOW from writing to the standard streams; other libraries and the program itself
   still can. To be called before the library runs. Does nothing on processors that it does not know. */
void c_quieten(void *library);

#endif
