declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Params {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** In base64url. */
    authSecret: string;
  }
  export const decrypt: (body: Buffer, params: Params) => Buffer;
}
