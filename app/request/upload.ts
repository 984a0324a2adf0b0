import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { DomainError, domainError } from "~/app/domain/errors";
import { withIncoming } from "~/app/domain/media/incoming";
import { noFile, photoTooLarge, tooManyPhotos } from "~/app/domain/photos/photos.errors";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/photos/photos.schema";
import type { Site } from "~/app/domain/site";
import { invalid } from "./input";

export interface UploadedFile {
  /** As its owner calls it: to be said to them, and for nothing else. */
  name: string;
  /** Where it lies until `work` is done. Absolute. */
  path: string;
}

const mediaType = domainError("request.media_type", "unsupported");

/**
 * The files of a form's field `file`, at least one, written to disk as they come. Throws `photos.too_large` as soon as one
 * of them is, `photos.too_many`, `photos.no_file`, and `request.invalid` where the body is broken. Whatever happens, nothing
 * is left on the disk.
 */
export function withFiles<T>(site: Site, request: Request, work: (files: UploadedFile[]) => Promise<T>): Promise<T> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) throw mediaType();
  const body = Readable.from(request.body as unknown as AsyncIterable<Uint8Array>, { objectMode: false });
  return withIncoming(site.media, async (folder) => {
    const files = await receive(body, type, folder);
    if (files.length === 0) throw noFile();
    return work(files);
  });
}

async function receive(body: Readable, type: string, folder: string): Promise<UploadedFile[]> {
  const files: Promise<UploadedFile>[] = [];
  const broken = new AbortController();
  const parser = parserFor(type);
  parser.on("file", (field, stream, name) => {
    // A browser sends a field that nothing was chosen for as a file without a name.
    if (field !== "file" || !name) return void stream.resume();
    stream.once("limit", () => body.destroy(photoTooLarge({ params: { max: MAX_BYTES / 1024 / 1024 } })));
    const path = join(folder, `${files.length}`);
    const kept = pipeline(stream, createWriteStream(path), { signal: broken.signal });
    kept.catch(() => {}); // the body's own failure is the one to tell
    files.push(kept.then(() => ({ name, path })));
  });
  parser.once("filesLimit", () => body.destroy(tooManyPhotos({ params: { max: MOST_PHOTOS } })));
  try {
    await pipeline(body, parser);
    return await Promise.all(files);
  } catch (error) {
    broken.abort();
    await Promise.allSettled(files);
    throw error instanceof DomainError ? error : invalid();
  }
}

function parserFor(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: LIMITS });
  } catch {
    throw invalid(); // no boundary
  }
}

const LIMITS = { files: MOST_PHOTOS, fileSize: MAX_BYTES, fields: 10, fieldSize: 1000, parts: 50, headerPairs: 20 };
