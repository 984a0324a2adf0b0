declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Keys {
    version: "aes128gcm";
    privateKey: ECDH;
    /** base64url */
    authSecret: string;
  }

  export function decrypt(payload: Buffer, keys: Keys): Buffer;
}
