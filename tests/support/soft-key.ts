/** A software passkey that creates and signs browsers' responses. ES256, attestation "none". */
import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Asked {
  challenge: string;
}

export interface SoftKey {
  id: string;
  /** Answers `PublicKeyCredentialCreationOptionsJSON`, as JSON. */
  create(options: Asked, origin: string): string;
  /** Answers `PublicKeyCredentialRequestOptionsJSON`, as JSON. */
  get(options: Asked, origin: string): string;
}

/** Creates a key for a host. Without `verifies` the user was present but not verified. */
export function softKey(host: string, { verifies = true } = {}): SoftKey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  let counter = 0;
  const flags = (more = 0) => Buffer.from([0x01 | (verifies ? 0x04 : 0) | more]);
  const authenticator = (flag: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(host), flag, count]);
  };
  const answer = (response: Record<string, string | string[]>) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    id,
    create({ challenge }, origin) {
      const { x, y } = publicKey.export({ format: "jwk" });
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, "base64url")],
        [-3, Buffer.from(y!, "base64url")],
      ]);
      const length = Buffer.from([0, rawId.length]);
      const authData = Buffer.concat([authenticator(flags(0x40)), Buffer.alloc(16), length, rawId, key]);
      const attestationObject = cborMap([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      });
    },
    get({ challenge }, origin) {
      const client = clientData("webauthn.get", challenge, origin);
      const authData = authenticator(flags());
      const signed = Buffer.concat([authData, sha256(client)]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign(
          "sha256",
          signed,
          createPrivateKey(privateKey.export({ format: "pem", type: "pkcs8" })),
        ).toString("base64url"),
      });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

type Cbor = number | string | Buffer | [string | number, Cbor][];

/** Encodes the CBOR subset of a key. A list of pairs is a map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(0x20, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(0x60, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(0x40, value.length), value]);
  return cborMap(value);
}

function cborMap(pairs: [string | number, Cbor][]): Buffer {
  return Buffer.concat([head(0xa0, pairs.length), ...pairs.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([kind | size]);
  if (size < 256) return Buffer.from([kind | 24, size]);
  return Buffer.from([kind | 25, size >> 8, size & 255]);
}
