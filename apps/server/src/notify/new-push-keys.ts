import { createECDH } from 'node:crypto';

/* Prints a new key pair for STANZA_PUSH_KEYS. */

const pair = createECDH('prime256v1');
pair.generateKeys();
console.log(`${pair.getPublicKey('base64url')}.${pair.getPrivateKey('base64url')}`);
