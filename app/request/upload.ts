import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { DomainError, domainError } from "~/app/domain/errors";
import { withIncoming } from "~/app/domain/media/media";
import { noFile, oneAtATime, photoTooLarge, tooManyPhotos } from "~/app/domain/photos/photos.errors";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/photos/photos.schema";
import type { Site } from "~/app/domain/site";
import { isDiskFailure } from "~/db/disk-failure";
import { invalid } from "./input";
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
}

const mediaType = domainError("request.media_type", "unsupported");

/**
 * The files of a form's field `file`, at least one, written to disk as they come: one upload of an owner at a time. Throws
 * `photos.too_large` as soon as one of them is, `photos.too_many`, `photos.no_file`, `photos.one_at_a_time`,
 * `photos.busy` where too much is coming in, `request.timeout`, and `request.invalid` where the body is broken. A disk's
 * own failure is thrown as it is. Whatever happens, nothing is left on the disk.
 */
export async function withFiles<T>(
  site: Site,
  { request, owner }: Upload,
  work: (files: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) throw mediaType();
  const turn = { at: `upload ${site.tenant.slug} ${owner.id}`, room: 1, waiting: WAITING };
  const done = await site.machine.inTurn(turn, () =>
    withIncoming(site.media, async (folder) => {
      const { body, release } = uploadBody(site, request.body!, folder);
      try {
        const files = await receive(body, type, folder);
        if (files.length === 0) throw noFile();
        return { value: await work(files) };
      } finally {
        release();
      }
    }),
  );
  if (!done) throw oneAtATime({ retryAfter: 30 });
  return done.value;
}

/** A phone that lost its line tries again while the server still waits for the upload before. */
const WAITING = 2;

async function receive(body: Readable, type: string, folder: string): Promise<UploadedFile[]> {
  const files: Kept[] = [];
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
  parser.once("filesLimit", () => stop(tooManyPhotos({ params: { max: MOST_PHOTOS } })));
  try {
    await Promise.race([parse(body, parser), stopped]);
    return await Promise.all(files.map(({ whole }) => whole));
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

const LIMITS = { files: MOST_PHOTOS, fileSize: MAX_BYTES, fields: 10, fieldSize: 1000, parts: 50, headerPairs: 20 };
