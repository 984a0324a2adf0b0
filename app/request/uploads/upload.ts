import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { DomainError, domainError } from "~/app/domain/errors";
import { noFile, oneAtATime, photoTooLarge, tooManyPhotos } from "~/app/domain/people/photos/photos.errors";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/people/photos/photos.schema";
import type { Site } from "~/app/domain/site";
import { withIncoming } from "~/app/domain/site/media/media";
import { isDiskFailure } from "~/db/disk-failure";
import { isPlainName } from "../form";
import { invalid } from "../input";
import { uploadBody } from "./upload-body";

export interface UploadedFile {
  /** As its owner calls it: to be said to them, and for nothing else. */
  name: string;
  /** Where it lies until `work` is done. Absolute. */
  path: string;
}

interface Upload {
  request: Request;
  /** Whose files they are, by id: a member, or a complaint that they are added to. */
  owner: { id: string };
  /** Asked once all of it has come, minutes later maybe. Throws where the owner may not go on. */
  admit(): Promise<unknown>;
}

const mediaType = domainError("request.media_type", "unsupported");

/** A form with what came along in its field `file`. */
export interface UploadedForm {
  fields: FormData;
  /** None where nothing was chosen. */
  files: UploadedFile[];
}

/** Whether a body comes in parts, as a form that may hold files does. */
export function isMultipart({ headers }: Pick<Request, "headers">): boolean {
  return /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
}

/**
 * The files of a form's field `file`, at least one, written to disk as they come: one upload of an owner at a time. Throws
 * `photos.too_large` as soon as one of them is, `photos.too_many`, `photos.no_file`, `photos.one_at_a_time`,
 * `photos.busy` where too much is coming in, `request.timeout`, `request.invalid` where the body is broken, and what
 * `admit` does. A disk's own failure is thrown as it is. Whatever happens, nothing is left on the disk.
 */
export function withFiles<T>(site: Site, upload: Upload, work: (files: UploadedFile[]) => Promise<T>): Promise<T> {
  return withForm(site, upload, ({ files }) => {
    if (files.length === 0) throw noFile();
    return work(files);
  });
}

/** The same of a form that has other fields too, and may come without a file. */
export async function withForm<T>(
  site: Site,
  { request, owner, admit }: Upload,
  work: (form: UploadedForm) => Promise<T>,
): Promise<T> {
  const type = request.headers.get("content-type") ?? "";
  if (!isMultipart(request) || !request.body) throw mediaType();
  const { slug } = site.tenant;
  const limit = { key: `upload ${slug} ${owner.id}`, owner: slug, concurrency: 1, maxQueued: MAX_QUEUED };
  const received = () =>
    withIncoming(site.media, async (folder) => {
      const { body, release } = uploadBody(site, request.body!, folder);
      try {
        const form = await receive(body, type, folder);
        await admit();
        return await work(form);
      } finally {
        release();
      }
    });
  return site.machine.semaphore.run(limit, received, () => oneAtATime({ retryAfter: 30 }));
}

/** A phone that lost its line tries again while the server still waits for the upload before. */
const MAX_QUEUED = 2;

async function receive(body: Readable, type: string, folder: string): Promise<UploadedForm> {
  const files: Kept[] = [];
  const fields = new FormData();
  const parser = parserFor(type);
  let stop: (error: unknown) => void = () => {};
  // Not by destroying the body: it may have ended already, with the parser still at its last piece.
  const stopped = new Promise<never>((_, fail) => {
    stop = fail;
  });
  stopped.catch(() => {});
  parser.on("file", (field, stream, name) => {
    // A browser sends a field that nothing was chosen for as a file without a name.
    if (field !== "file" || !name) return void stream.resume();
    stream.once("limit", () => stop(photoTooLarge({ params: { max: MAX_BYTES / 1024 / 1024 } })));
    const file = keep(stream, { name, path: join(folder, `${files.length}`) });
    // A disk that is full ends the upload here and now. Where the body has failed, its own failure is the one to tell.
    file.whole.catch(stop);
    files.push(file);
  });
  parser.on("field", (name, value, nameCut, valueCut) => {
    // As of a form without files: one value a field, of a name as we give them, and none of it missing.
    if (nameCut || valueCut || !isPlainName(name) || fields.has(name)) stop(invalid());
    else fields.set(name, value);
  });
  parser.once("filesLimit", () => stop(tooManyPhotos({ params: { max: MOST_PHOTOS } })));
  try {
    await Promise.race([parse(body, parser), stopped]);
    return { fields, files: await Promise.all(files.map(({ whole }) => whole)) };
  } catch (error) {
    body.destroy();
    parser.destroy();
    await Promise.all(files.map(({ stop }) => stop()));
    throw error instanceof DomainError || isDiskFailure(error) ? error : invalid();
  }
}

interface Kept {
  whole: Promise<UploadedFile>;
  /** Writes no more; settles once nothing is written any more. */
  stop(): Promise<void>;
}

function keep(stream: Readable, file: UploadedFile): Kept {
  const target = createWriteStream(file.path);
  const closed = new Promise<void>((done) => target.once("close", done));
  const whole = new Promise<UploadedFile>((done, fail) => {
    stream.on("error", fail);
    target.on("error", fail).once("finish", () => done(file));
  });
  stream.pipe(target);
  return {
    whole,
    stop() {
      target.destroy();
      return closed;
    },
  };
}

/** Not by `pipeline`: that waits for the parser to close, which it never does while the stream of a file is full. */
function parse(body: Readable, parser: BusboyInstance): Promise<void> {
  return new Promise((done, fail) => {
    body.on("error", fail);
    parser.on("error", fail).once("finish", done);
    body.pipe(parser);
  });
}

function parserFor(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { "content-type": type }, limits: LIMITS });
  } catch {
    throw invalid(); // no boundary
  }
}

/** The longest field in bytes, a message's words: as much as a body without files may hold. */
const LONGEST_FIELD = 64 * 1024;
const LIMITS = {
  ...{ files: MOST_PHOTOS, fileSize: MAX_BYTES },
  ...{ fields: 10, fieldSize: LONGEST_FIELD, fieldNameSize: 100, parts: 50, headerPairs: 20 },
};
