/* SHA-256 of OpenSSL's libcrypto, for checking models against their manifest. */
#include <openssl/sha.h>
