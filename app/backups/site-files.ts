import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Media, MediaPath } from "~/app/domain/site/media/media";
import type { Frozen } from "~/db/snapshot/freeze";
import { LARGEST_FILE, snapshotOf } from "~/db/snapshot/snapshot";
import { ARCHIVED, type LeftOut, TenantFolder } from "~/tenants/config/folder";
import { type ArchivedFile, type ArchiveFile, ArchiveRefused, refuseLarger } from "./archive";

/** The folders of an archive. `pictures/` has lists of paths and keys. `secret` is the installation's secret. */
export const PARTS = { config: "config/", database: "database/", pictures: "pictures/", secret: "secret" } as const;

/** Matches a picture's name in an archive: no path, no leading dot, and no name of an unfinished file. */
export const PICTURE = /^(media|held)\/(?!\.)[\w.-]{1,200}(?<!\.part)$/;

export const MOST = {
  notes: 1024 * 1024,
  config: ARCHIVED.largest,
  /** The maximum size of a snapshot's file. `db/snapshot` writes 8 MB, or one larger row. */
  database: LARGEST_FILE,
  /** The maximum size of a list with the names of 10,000 pictures, some 200 bytes each. */
  pictures: 16 * 1024 * 1024,
} as const;

/** Maximum size of a picture in bytes. Pictures are streamed to the disk. */
export const LARGEST_PICTURE = 1024 * 1024 * 1024;

/** Returns a function that counts the config files of a site. Throws ArchiveRefused above the limit of an archive. */
export function limitConfig(): (file: Pick<ArchivedFile, "path" | "size">) => void {
  let [files, bytes] = [0, 0];
  return ({ path, size }) => {
    files++;
    bytes += size;
    refuseLarger({ path, size }, MOST.config);
    if (files > ARCHIVED.files || bytes > ARCHIVED.all) {
      throw new ArchiveRefused("its config has too many files or bytes");
    }
  };
}

export async function* databaseFiles(frozen: Frozen | undefined): AsyncGenerator<ArchiveFile> {
  if (!frozen) return;
  try {
    for await (const { path, bytes } of snapshotOf(frozen)) {
      yield { path: PARTS.database + path, size: bytes.length, body: bytes };
    }
  } finally {
    await frozen.close();
  }
}

/** Returns the files of a site's folder in TENANTS_DIR, as the server reads the folder. */
export function* configFiles(folder: string, leftOut: (left: LeftOut) => void): Generator<ArchiveFile> {
  for (const { name, content } of new TenantFolder(folder).readAll(leftOut)) {
    yield { path: PARTS.config + name, size: content.length, body: content };
  }
}

/**
 * Writes the list of a site's pictures to `file` before any picture is read. Pictures of the database's rows are then
 * missing only if they were deleted meanwhile.
 */
export async function listPictures(media: Pick<Media, "files">, file: string): Promise<void> {
  await pipeline(Readable.from(lines(media.files())), createWriteStream(file, { mode: 0o600 }));
}

export function pathsIn(file: string): AsyncGenerator<MediaPath> {
  return linesIn(createReadStream(file)) as AsyncGenerator<MediaPath>;
}

/** Maximum length of a line in characters. The key of a picture has some 200. */
const LONGEST = 64 * 1024;

/** Splits a stream into lines. Throws the stream's errors, unlike `node:readline`, and an error for an endless line. */
export async function* linesIn(text: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text.setEncoding("utf8")) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > LONGEST) throw new Error(`A line has more than ${LONGEST} characters.`);
  }
  if (rest !== "") yield rest;
}

export function fileOf(path: string, text: string): ArchiveFile {
  const body = Buffer.from(text);
  return { path, size: body.length, body };
}

async function* lines(each: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of each) yield `${line}\n`;
}
