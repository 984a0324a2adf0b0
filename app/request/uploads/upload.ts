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
  /** The file's name on the owner's device. The site displays the name only to the owner. */
  name: string;
  /** The absolute path of the file until `work` is done. */
  path: string;
}

interface Upload {
  request: Request;
  /** The owner of the files, by id: a member or a complaint. */
  owner: { id: string };
  /** Throws if the owner may not continue. Called once everything has arrived, possibly minutes later. */
  admit(): Promise<unknown>;
}

const mediaType = domainError("request.media_type", "unsupported");

export interface UploadedForm {
  fields: FormData;
  files: UploadedFile[];
}

export function isMultipart({ headers }: Pick<Request, "headers">): boolean {
  return /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "");
}

/**
 * Writes the files of a form's field `file`, at least one, to disk as they arrive: one upload of an owner at a time.
 * Throws `photos.too_large` at once, `photos.too_many`, `photos.no_file`, `photos.one_at_a_time`, `photos.busy` if too
 * much is arriving, `request.timeout`, `request.invalid` for a broken body, and errors of `admit`. A disk's error is
 * thrown unchanged. Nothing stays on the disk in any case.
 */
export function withFiles<T>(site: Site, upload: Upload, work: (files: UploadedFile[]) => Promise<T>): Promise<T> {
  return withForm(site, upload, ({ files }) => {
    if (files.length === 0) throw noFile();
    return work(files);
  });
}

/** Does the same as `withFiles`, for a form with other fields and possibly without a file. */
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

/**
 * Allows a second upload of the same owner to wait: a phone that lost its connection retries while the server still
 * reads its previous upload.
 */
const MAX_QUEUED = 2;

async function receive(body: Readable, type: string, folder: string): Promise<UploadedForm> {
  const files: Kept[] = [];
  const fields = new FormData();
  const parser = parserFor(type);
  let stop: (error: unknown) => void = () => {};
  // Does not destroy the body, which may have ended already while the parser still has its last piece.
  const stopped = new Promise<never>((_, fail) => {
    stop = fail;
  });
  stopped.catch(() => {});
  parser.on("file", (field, stream, name) => {
    // A browser sends an empty file field as a file without a name.
    if (field !== "file" || !name) return void stream.resume();
    stream.once("limit", () => stop(photoTooLarge({ params: { max: MAX_BYTES / 1024 / 1024 } })));
    const file = keep(stream, { name, path: join(folder, `${files.length}`) });
    // A full disk ends the upload immediately. If the body has failed, its failure is reported.
    file.whole.catch(stop);
    files.push(file);
  });
  parser.on("field", (name, value, nameCut, valueCut) => {
    // The same rule applies in a form without files: one complete value per field, with a name like ours.
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
  /** Stops writing. Settles once nothing is being written. */
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

/** Does not use `pipeline`, which waits for the parser to close. A file's full stream prevents that. */
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

/** The longest field in bytes, a message's text: as much as a body without files may have. */
const LONGEST_FIELD = 64 * 1024;
const LIMITS = {
  ...{ files: MOST_PHOTOS, fileSize: MAX_BYTES },
  ...{ fields: 10, fieldSize: LONGEST_FIELD, fieldNameSize: 100, parts: 50, headerPairs: 20 },
};
