import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeZip } from "client-zip";
import { isDrawing, pathOf, shelfOf } from "~/app/domain/people/photos/photos";
import { securedOf } from "~/app/domain/safety/secured/secured";
import type { Site } from "~/app/domain/site";
import type { PhotoState } from "~/db/tables";
import { messagesFor, rowsOf, sentPhotosOf } from "./exports.queries";

/** Streams a zip file and returns its size in bytes. Omits chats for a reader without permission. */
export async function writeArchive(site: Site, id: string, file: string, contents: Contents): Promise<number> {
  const zip = makeZip(entriesOf(site, id, contents), { buffersAreUTF8: true });
  await pipeline(
    Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(file, { mode: 0o600 }),
  );
  return (await stat(file)).size;
}

interface Contents {
  withChats: boolean;
  withSecured: boolean;
}

const AT_ONCE = 500;

async function* entriesOf(site: Site, id: string, { withChats, withSecured }: Contents) {
  const all = await site.db.read((conn) => rowsOf(conn, id));
  const rows = withChats ? all : withoutChats(all);
  const lastModified = new Date(site.now());
  const language = String(rows.account?.[0]?.language);
  yield { name: "README.txt", lastModified, input: `${site.words(language).t("mail.export.readme")}\n` };
  for (const [name, each] of Object.entries(rows)) {
    yield { name: `${name}.json`, lastModified, input: JSON.stringify(each.map(readable), null, 2) };
  }
  if (withChats) {
    const talks = (rows.conversations ?? []).map((row) => String(row.id));
    yield { name: "messages.json", lastModified, input: Readable.from(messagesOf(site, id, talks)) };
  }
  for (const [index, photo] of (rows.photos as unknown as StoredPhoto[]).entries()) {
    const file = await site.media.get(pathOf(photo.file, "l", shelfOf(photo)));
    const name = `photos/${index + 1}.${photo.file.split(".")[1] ?? "webp"}`;
    if (file) yield { name, lastModified, input: file.body as AsyncIterable<Uint8Array> };
  }
  if (withSecured) yield* securedEntries(site, id, lastModified);
  if (!withChats) return;
  // Omits photos from other members, who may retract them or leave: a copy in a file would stay.
  for (const { id: message, photo } of await site.db.read((conn) => sentPhotosOf(conn, id))) {
    const file = photo === null ? undefined : await site.media.get(pathOf(photo, "l", "held"));
    const name = `chat_photos/${message}.webp`;
    if (file) yield { name, lastModified, input: file.body as AsyncIterable<Uint8Array> };
  }
}

async function* securedEntries(site: Site, id: string, lastModified: Date) {
  const secured = await site.db.read((conn) => securedOf(conn, id));
  const shown = secured.map(({ item, itemId, content, at }) => readable({ item, itemId, at, ...content }));
  yield { name: "secured.json", lastModified, input: JSON.stringify(shown, null, 2) };
  for (const { itemId, content } of secured) {
    const file =
      content.photo && (await site.media.get(pathOf(content.photo, "l", isDrawing(content.photo) ? "public" : "held")));
    if (file) yield { name: `secured/${itemId}.webp`, lastModified, input: file.body as AsyncIterable<Uint8Array> };
  }
}

/**
 * Removes chats from the rows of an export: also drafts, quarantined messages, and messages stored with a restriction.
 */
function withoutChats(all: ExportedRows): ExportedRows {
  const { conversation_sides: _, held_messages: __, ...rows } = all;
  const restrictions = (all.restrictions ?? []).map((row) =>
    row.item === "message" ? { ...row, content: null } : row,
  );
  return { ...rows, restrictions };
}

type ExportedRows = Awaited<ReturnType<typeof rowsOf>>;

interface StoredPhoto {
  file: string;
  state: PhotoState;
  isPrivate: boolean;
}

async function* messagesOf(site: Site, id: string, talks: string[]): AsyncGenerator<string> {
  let before = "[\n";
  for (const talk of talks) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after;
      const page = await site.db.read((conn) => messagesFor(conn, id, talk, from, AT_ONCE));
      for (const message of page) {
        yield `${before}${JSON.stringify(readable(message))}`;
        before = ",\n";
      }
      after = page.length < AT_ONCE ? undefined : page.at(-1)!.seq;
    }
  }
  yield before === "[\n" ? "[]" : "\n]";
}

function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      TIME.test(name) && typeof value === "number" ? new Date(value).toISOString() : value,
    ]),
  );
}

const TIME = /(^at|At|Until)$/;
