import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefused, type Piece } from "./manifest";
import type { BackupStore } from "./store";

/** Maximum size of a piece, in bytes. An object of a bucket has 5 GB at most, and only a failed piece is sent again. */
const PIECE = 256 * 1024 * 1024;

interface Target {
  store: BackupStore;
  /** The beginning of each piece's key; `.000` and so on follow. */
  key: string;
  /** A folder with room for one piece. */
  scratch: string;
}

export async function writePieces(bytes: AsyncIterable<Uint8Array>, target: Target): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const source = bytes[Symbol.asyncIterator]();
  let ended = false;

  async function* nextPiece(): AsyncGenerator<Uint8Array> {
    for (let size = 0; size < PIECE; ) {
      const { done, value } = await source.next();
      if (done) {
        ended = true;
        return;
      }
      size += value.length;
      yield value;
    }
  }

  try {
    while (!ended) {
      const key = `${target.key}.${`${pieces.length}`.padStart(3, "0")}`;
      pieces.push(await writeObject(nextPiece(), { ...target, key }));
    }
    return pieces;
  } finally {
    await source.return?.();
  }
}

/** Writes a stream as one object. `key` gets the stream's SHA-256, on which the name may depend. */
export async function writeObject(
  bytes: AsyncIterable<Uint8Array>,
  { store, key, scratch }: Omit<Target, "key"> & { key: string | ((sha256: string) => string) },
): Promise<Piece> {
  const file = join(scratch, `piece-${randomUUID()}`);
  const hash = createHash("sha256");
  let size = 0;
  const handle = await open(file, "w", 0o600);
  try {
    for await (const each of bytes) {
      hash.update(each);
      size += each.length;
      await handle.writeFile(each);
    }
    await handle.close();
    const sha256 = hash.digest("hex");
    const own = typeof key === "string" ? key : key(sha256);
    await store.putFile(own, file);
    return { key: own, size, sha256 };
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

/** Reads the pieces as one stream. Throws BackupRefused for a missing, cut or changed piece, at its end. */
export async function* readPieces(store: BackupStore, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const { key, size, sha256 } of pieces) {
    const hash = createHash("sha256");
    let read = 0;
    for await (const each of (await store.get(key)) ?? missing(key)) {
      hash.update(each);
      read += each.length;
      yield each;
    }
    if (read !== size) throw new BackupRefused(`${key} has ${read} bytes instead of ${size}.`);
    if (hash.digest("hex") !== sha256) throw new BackupRefused(`${key} was changed after it was written.`);
  }
}

function missing(key: string): never {
  throw new BackupRefused(`${key} is missing.`);
}
