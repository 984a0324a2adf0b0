import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArchiveFile } from "~/app/backups/archive";
import { configFiles, databaseFiles, fileOf, listPictures, pathsIn } from "~/app/backups/site-files";
import type { Media } from "~/app/domain/site/media/media";
import type { SiteKeys } from "~/app/domain/site/secrets/secrets";
import type { Frozen } from "~/db/snapshot/freeze";
import type { LeftOut } from "~/tenants/config/folder";
import type { Tenant } from "~/tenants/config/schema";
import { CAPSULE, type CapsuleManifest } from "./manifest";

export interface Brand {
  tenant: Pick<Tenant, "slug" | "name" | "folder">;
  id: string;
  keys: SiteKeys;
  /** The snapshot of the site's database. Closed at the end. */
  frozen: Frozen;
  media: Pick<Media, "files" | "get">;
  release: string;
  /** The time of the export, UTC ms. */
  at: number;
  /** A local folder for lists, which need some 200 bytes a picture. */
  scratch: string;
  tell?(doing: string): void;
  leftOut(left: LeftOut): void;
}

/** Returns the files of a capsule, in order. Keeps at most a thousand rows, or one piece of a picture, in memory. */
export function capsuleFiles(brand: Brand): AsyncGenerator<ArchiveFile> {
  return withHashes(filesOf(brand), join(brand.scratch, CAPSULE.hashes));
}

async function* filesOf(brand: Brand): AsyncGenerator<ArchiveFile> {
  const { tenant, keys, frozen, media, scratch, tell } = brand;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const list = join(scratch, "pictures");
  await listPictures(media, list);
  yield fileOf(CAPSULE.manifest, `${JSON.stringify(await manifestOf(brand), null, 1)}\n`);
  yield* configFiles(tenant.folder, brand.leftOut);
  const secret = { seal: keys.seal.toString("base64"), push: keys.push.toString("base64") };
  yield fileOf(CAPSULE.secret, JSON.stringify(secret));
  tell?.("rows");
  yield* databaseFiles(frozen);
  yield* pictureFiles(media, list, tell);
}

async function manifestOf({ tenant, id, frozen, release, at }: Brand): Promise<CapsuleManifest> {
  const rows: Record<string, number> = {};
  for (const table of frozen.tables) rows[table.name] = await frozen.count(table);
  const { engine, migrations } = frozen;
  const about = { id, slug: tenant.slug, name: tenant.name, at: new Date(at).toISOString() };
  return { form: 1, ...about, release, engine, migration: migrations.at(-1) ?? "", codec: "gzip", rows };
}

/** Yields the listed pictures, without those that were deleted meanwhile. */
async function* pictureFiles(media: Brand["media"], list: string, tell: Brand["tell"]): AsyncGenerator<ArchiveFile> {
  let count = 0;
  for await (const path of pathsIn(list)) {
    const found = await media.get(path);
    if (!found) continue;
    if (++count % 100 === 0) tell?.(`${count} pictures`);
    yield { path, ...found, isPacked: true };
  }
}

const AT_ONCE = 500;

/** Hashes files as they pass, and appends the list of hashes. */
async function* withHashes(files: AsyncIterable<ArchiveFile>, list: string): AsyncGenerator<ArchiveFile> {
  let lines: string[] = [];
  let isFirst = true;
  const note = async (line: string, isLast: boolean) => {
    if (line) lines.push(line);
    if (lines.length < AT_ONCE && !isLast) return;
    await (isFirst ? writeFile(list, lines.join(""), { mode: 0o600 }) : appendFile(list, lines.join("")));
    isFirst = false;
    lines = [];
  };
  for await (const { path, body, ...about } of files) {
    const hash = createHash("sha256");
    yield { path, ...about, body: hashed(body, hash) };
    await note(lineOf(hash.digest("hex"), path), false);
  }
  await note("", true);
  yield { path: CAPSULE.hashes, size: (await stat(list)).size, body: piecesOf(list) };
}

/** Opens the file on the first read, so that an unread file cannot fail. */
export async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { highWaterMark: PIECE });
}

const PIECE = 256 * 1024;

async function* hashed(body: ArchiveFile["body"], hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) {
    hash.update(body);
    yield body;
    return;
  }
  for await (const piece of body) {
    hash.update(piece);
    yield piece;
  }
}

/** Formats a line as sha256sum does. */
export function lineOf(sha256: string, path: string): string {
  return `${sha256}  ${path}\n`;
}
