import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { Decrypter, Encrypter, type Identity, type Recipient, Stanza } from "age-encryption";

/**
 * Seals streams in the format of age (age-encryption.org/v1). The package makes headers and keys. Node's cipher seals
 * the pieces, because the package's is slower.
 */

/** The keys of a seal: public keys of age to seal, secret keys to open, or one passphrase for both. */
export type Keys = readonly string[] | { passphrase: string };

/** The number of plain bytes in a piece. Each piece is sealed separately. */
const PIECE = 64 * 1024;
const TAG = 16;
const NONCE = 16;
/** The maximum size of the header in bytes, which has room for some hundred recipients. */
const LONGEST = 64 * 1024;

/** Seals bytes. Throws if a recipient is not a valid public key. */
export async function* encrypted(bytes: AsyncIterable<Uint8Array>, keys: Keys): AsyncGenerator<Uint8Array> {
  const { header, key } = await newHeader(keys);
  yield header;
  const seal = sealer(key);
  const piece = Buffer.allocUnsafe(PIECE);
  let used = 0;
  for await (const each of bytes) {
    for (let at = 0; at < each.length; ) {
      // The last piece is marked, so a piece is sealed only once more bytes follow.
      if (used === PIECE) {
        yield* seal(piece, false);
        used = 0;
      }
      const taken = Math.min(PIECE - used, each.length - at);
      piece.set(each.subarray(at, at + taken), used);
      used += taken;
      at += taken;
    }
  }
  yield* seal(piece.subarray(0, used), true);
}

/** Opens a seal. Throws for wrong keys, and at a piece that was changed or is missing. */
export async function* decrypted(bytes: AsyncIterable<Uint8Array>, keys: Keys): AsyncGenerator<Uint8Array> {
  const source = reader(bytes);
  try {
    const fileKey = await decrypterWith(keys).decryptHeader(await source.header());
    const open = opener(streamKey(fileKey, await source.exactly(NONCE)));
    let piece = await source.upTo(PIECE + TAG);
    for (let isFirst = true; ; isFirst = false) {
      const next = piece.length === PIECE + TAG ? await source.upTo(PIECE + TAG) : NOTHING;
      const isLast = next.length === 0;
      const plain = open(piece, isLast);
      if (isLast && plain.length === 0 && !isFirst) throw new Error("its last piece is empty");
      yield plain;
      if (isLast) return;
      piece = next;
    }
  } finally {
    await source.close();
  }
}

const NOTHING: Buffer = Buffer.alloc(0);

async function newHeader(keys: Keys): Promise<{ header: Buffer; key: Buffer }> {
  const encrypter = new Encrypter();
  let fileKey: Uint8Array | undefined;
  if ("passphrase" in keys) encrypter.addRecipient(recipientWith(keys.passphrase));
  else for (const recipient of keys) encrypter.addRecipient(recipient);
  encrypter.addRecipient({
    wrapFileKey(made) {
      fileKey = made.slice();
      return [];
    },
  });
  const empty = await encrypter.encrypt("");
  // The package sealed an empty text under this nonce. The tag is dropped, so only our own pieces appear under the
  // nonce.
  const header = Buffer.from(empty.subarray(0, empty.length - TAG));
  return { header, key: streamKey(fileKey!, header.subarray(-NONCE)) };
}

function decrypterWith(keys: Keys): Decrypter {
  const decrypter = new Decrypter();
  if ("passphrase" in keys) decrypter.addIdentity(identityWith(keys.passphrase));
  else for (const identity of keys) decrypter.addIdentity(identity);
  return decrypter;
}

function streamKey(fileKey: Uint8Array, nonce: Uint8Array): Buffer {
  return Buffer.from(hkdfSync("sha256", fileKey, nonce, "payload", 32));
}

const METHOD = "chacha20-poly1305";

function sealer(key: Buffer): (piece: Buffer, isLast: boolean) => Uint8Array[] {
  const nonceOf = counter();
  return (piece, isLast) => {
    const cipher = createCipheriv(METHOD, key, nonceOf(isLast), { authTagLength: TAG });
    const sealed = cipher.update(piece);
    cipher.final();
    return [sealed, cipher.getAuthTag()];
  };
}

function opener(key: Buffer): (piece: Buffer, isLast: boolean) => Buffer {
  const nonceOf = counter();
  return (piece, isLast) => {
    if (piece.length < TAG) throw new Error("it is cut");
    const decipher = createDecipheriv(METHOD, key, nonceOf(isLast), { authTagLength: TAG });
    const plain = decipher.setAuthTag(piece.subarray(-TAG)).update(piece.subarray(0, -TAG));
    try {
      decipher.final();
    } catch {
      throw new Error("invalid tag");
    }
    return plain;
  };
}

/** Makes nonces: the number of the piece, and a byte that marks the last piece. */
function counter(): (isLast: boolean) => Buffer {
  let count = 0n;
  return (isLast) => {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64BE(count++, 3);
    nonce[11] = isLast ? 1 : 0;
    return nonce;
  };
}

/** The work factor of scrypt for our own passphrases. A try needs 128 MB and some tenths of a second. */
const WORK = 17;
/** The maximum work factor for a passphrase of another program's file: 256 MB, as in the program `age`. */
const MOST_WORK = 18;
const LABEL = "age-encryption.org/v1/scrypt";

function recipientWith(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const key = await keyFrom(passphrase, salt, WORK);
      const cipher = createCipheriv(METHOD, key, Buffer.alloc(12), { authTagLength: TAG });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(["scrypt", unpadded(salt), `${WORK}`], body)];
    },
  };
}

function identityWith(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas;
      const [kind, salt = "", work = ""] = stanza?.args ?? [];
      if (!stanza || kind !== "scrypt" || stanzas.length !== 1 || stanza.body.length !== 32) return null;
      if (!/^[1-9]\d?$/.test(work) || Number(work) > MOST_WORK) throw new Error("scrypt work factor is too high");
      const key = await keyFrom(passphrase, Buffer.from(salt, "base64"), Number(work));
      const decipher = createDecipheriv(METHOD, key, Buffer.alloc(12), { authTagLength: TAG });
      const body = Buffer.from(stanza.body);
      const fileKey = decipher.setAuthTag(body.subarray(-TAG)).update(body.subarray(0, -TAG));
      try {
        decipher.final();
        return fileKey;
      } catch {
        return null;
      }
    },
  };
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

function keyFrom(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const cost = { N: 2 ** work, r: 8, p: 1, maxmem: 2 * 128 * 8 * 2 ** work };
  return derive(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, cost);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** Reads exact numbers of bytes from any stream. */
function reader(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]();
  let left = NOTHING;

  async function upTo(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let missing = count; missing > 0; ) {
      if (left.length === 0) {
        const { done, value } = await source.next();
        if (done) break;
        left = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      }
      const taken = left.subarray(0, missing);
      left = left.subarray(taken.length);
      missing -= taken.length;
      pieces.push(taken);
    }
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
  }

  async function exactly(count: number): Promise<Buffer> {
    const found = await upTo(count);
    if (found.length < count) throw new Error("it is cut");
    return found;
  }

  return {
    upTo,
    exactly,
    async close(): Promise<void> {
      await source.return?.();
    },
    /** Reads the header, up to the end of the line that begins with three dashes. */
    async header(): Promise<Buffer> {
      let header = await exactly(INTRO.length);
      if (header.toString() !== INTRO) throw new Error("it was not sealed by age");
      for (let lineAt = header.length; header.length < LONGEST; ) {
        header = Buffer.concat([header, await exactly(1)]);
        if (header.at(-1) !== LINE_END) continue;
        if (header.toString("latin1", lineAt, lineAt + 3) === "---") return header;
        lineAt = header.length;
      }
      throw new Error("its header has no end");
    },
  };
}

const INTRO = "age-encryption.org/v1\n";
const LINE_END = 10;
