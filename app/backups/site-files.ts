import { createReadStream, createWriteStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Media, MediaPath } from "~/app/domain/site/media/media";
import type { Frozen } from "~/db/snapshot/freeze";
import { snapshotOf } from "~/db/snapshot/snapshot";
import type { ArchiveFile } from "./archive";

/** In an archive: `config/`, `database/`, and `pictures/` with their paths and keys; of the installation `secret`. */
export const PARTS = { config: "config/", database: "database/", pictures: "pictures/", secret: "secret" } as const;

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

/** Links are followed: what a site shows may lie elsewhere. */
export async function* configFiles(folder: string, below = ""): AsyncGenerator<ArchiveFile> {
  for (const name of (await readdir(join(folder, below))).sort()) {
    const path = join(below, name);
    const found = await stat(join(folder, path));
    if (found.isDirectory()) yield* configFiles(folder, path);
    else if (found.isFile()) {
      const bytes = await readFile(join(folder, path));
      yield { path: PARTS.config + path, size: bytes.length, body: bytes };
    }
  }
}

/** Listed before anything is read, so that no picture is left out that the database names, unless it is removed meanwhile. */
export async function listPictures(media: Pick<Media, "files">, file: string): Promise<void> {
  await pipeline(Readable.from(lines(media.files())), createWriteStream(file, { mode: 0o600 }));
}

/** The pictures of such a list. A failure of the disk is thrown, which the reader of lines that Node has would leave to nobody. */
export async function* pathsIn(file: string): AsyncGenerator<MediaPath> {
  let rest = "";
  for await (const piece of createReadStream(file, "utf8")) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines as MediaPath[];
  }
  if (rest !== "") yield rest as MediaPath;
}

export function fileOf(path: string, text: string): ArchiveFile {
  const body = Buffer.from(text);
  return { path, size: body.length, body };
}

async function* lines(each: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of each) yield `${line}\n`;
}
