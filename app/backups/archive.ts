import { pipeline, Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { constants, createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { decrypted, encrypted, type Keys } from "./age";

/**
 * A file of a sealed archive. `age -d -i key archive | tar xz` opens the archive without Bouquet. `isPacked` marks
 * contents that gzip cannot shrink.
 */
export interface ArchiveFile {
  path: string;
  size: number;
  body: Uint8Array | AsyncIterable<Uint8Array>;
  isPacked?: true;
}

/** Thrown if an archive cannot be opened or was changed. The message is for operators. */
export class ArchiveRefused extends Error {}

/** Seals an archive. Needs a few MB of memory, whatever the size of the files. */
export function sealedArchive(files: AsyncIterable<ArchiveFile>, recipients: Keys): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const tar = Readable.fromWeb(readable as ReadableStream<Uint8Array>);
  tar.on("error", () => {}); // every reader gets the error, even a later one
  let isPacked = false;
  const noted = async function* () {
    for await (const file of files) {
      isPacked = file.isPacked ?? false;
      yield file;
    }
  };
  packed(noted(), controller).catch((error) => controller.error(error));
  return encrypted(
    gzipped(tar, () => isPacked),
    recipients,
  );
}

export interface ArchivedFile {
  path: string;
  /** The size of the body in bytes, as the header states it. A longer body is an error. */
  size: number;
  body: AsyncIterable<Uint8Array>;
}

/** Opens an archive and yields its files in order. Read each body before the next file. Throws ArchiveRefused. */
export async function* openedArchive(bytes: AsyncIterable<Uint8Array>, identities: Keys): AsyncGenerator<ArchivedFile> {
  const tar = joined(Readable.from(opened(bytes, identities)), createGunzip());
  const files = Readable.toWeb(tar).pipeThrough(createTarDecoder({ strict: true }) as never) as ReadableStream<{
    header: { name: string; size: number; type: string };
    body: ReadableStream<Uint8Array>;
  }>;
  try {
    for await (const { header, body } of files) {
      const { name: path, size, type } = header;
      if (type !== "file") throw new ArchiveRefused(`${shown(path)} is not a file but a ${type}`);
      if (!PATH.test(path)) throw new ArchiveRefused(`${shown(path)} is no valid name in an archive`);
      yield { path, size, body };
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Opens a seal. Throws ArchiveRefused: at once for a wrong identity, or at a piece that was changed or is missing. */
export async function* opened(bytes: AsyncIterable<Uint8Array>, identities: Keys): AsyncGenerator<Uint8Array> {
  try {
    yield* decrypted(bytes, identities);
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Matches a valid path in an archive: at most 1,024 characters, 255 bytes a name, no `.`, `..`, empty name or control
 * character.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no name has
const PATH = /^(?!.{1025})(?:(?!\.{1,2}(?:\/|$))[^/\\\x00-\x1f\x7f]{1,255}(?:\/(?!$)|$))+$/u;

function shown(path: string): string {
  return JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
}

/** Reads a whole file. Throws ArchiveRefused before reading if the file has more bytes than `most`. */
export async function bytesIn({ path, size, body }: ArchivedFile, most: number): Promise<Buffer> {
  refuseLarger({ path, size }, most);
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces);
}

export function refuseLarger({ path, size }: Pick<ArchivedFile, "path" | "size">, most: number): void {
  if (size > most) throw new ArchiveRefused(`${shown(path)} has ${size} bytes; the maximum is ${most}`);
}

async function packed(
  files: AsyncIterable<ArchiveFile>,
  controller: ReturnType<typeof createTarPacker>["controller"],
): Promise<void> {
  for await (const { path, size, body } of files) {
    const writer = controller.add({ name: path, size, type: "file", mode: 0o600 }).getWriter();
    if (body instanceof Uint8Array) await writer.write(body as Uint8Array<ArrayBuffer>);
    else for await (const piece of body) await writer.write(piece as Uint8Array<ArrayBuffer>);
    await writer.close();
  }
  controller.finalize();
}

/**
 * Compresses bytes as members of one gzip file. The member of a packed file is stored without compression. A member may
 * begin anywhere in the archive.
 */
async function* gzipped(bytes: AsyncIterable<Uint8Array>, isPacked: () => boolean): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  let next = await source.next();
  let isHeld = isPacked();
  async function* member(): AsyncGenerator<Uint8Array> {
    for (; !next.done && isHeld === isPacked(); next = await source.next()) yield next.value;
  }
  do {
    isHeld = isPacked();
    const level = isHeld ? constants.Z_NO_COMPRESSION : constants.Z_DEFAULT_COMPRESSION;
    yield* joined(Readable.from(member()), createGzip({ level, chunkSize: MEMBER_PIECE }));
  } while (!next.done);
}

/** The chunk size of gzip, in bytes. gzip then yields fewer and larger chunks. */
const MEMBER_PIECE = 64 * 1024;

/** Connects two streams. An error on either side ends both. */
export function joined(
  from: Readable,
  through: ReturnType<typeof createGzip> | ReturnType<typeof createGunzip>,
): Readable {
  return pipeline(from, through, () => {}) as unknown as Readable;
}

function refusalOf(error: unknown): unknown {
  if (error instanceof ArchiveRefused) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  // Errors of the store or of the disk say nothing about the archive, so these errors pass unchanged.
  if (code && !code.startsWith("Z_")) return error;
  return new ArchiveRefused(REASONS[message] ?? `it is damaged: ${message}`);
}

const REASONS: Record<string, string> = {
  "no identity matched any of the file's recipients": "this identity does not open it: it was sealed for another one",
  "invalid tag": "it is cut, or was changed after it was sealed: take another copy of it",
};
