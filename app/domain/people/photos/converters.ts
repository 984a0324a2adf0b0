import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { projectRoot, readEnvironment } from "~/app/settings/environment";
import { fairSemaphore } from "~/db/semaphore";
import type { Job, Outcome } from "./converter.mjs";
import { busy, damaged, notAnImage, photoTooSmall, tooManyPixels, unreadableHeic } from "./photos.errors";
import { BLURRED, type Crop, MAX_PIXELS, MIN_EDGE, type PhotoSize, type Rendition, SIZES } from "./photos.schema";

export type Pictures = Record<PhotoSize, Uint8Array> & Partial<Record<Rendition, Uint8Array>>;

/**
 * Converts a picture in another process. Throws `photos.not_an_image`, `photos.unreadable_heic`,
 * `photos.too_many_pixels`, `photos.damaged`, and `photos.busy` if the queue is full or no process can start. Any other
 * error means that the process crashed or timed out.
 */
export async function convert(site: Owner, file: string, { blurred = false } = {}): Promise<Pictures> {
  return (await processed(site, { ...jobFor(file), blurred: blurred ? BLURRED : null })).pictures;
}

interface ProfilePhoto {
  judged: boolean;
  /** Defaults to the whole picture. */
  crop?: Crop;
}

/** Converts a profile photo, and computes its print. Throws like `convert`, and `photos.too_small`. */
export function convertAndExamine(site: Owner, file: string, { judged, crop }: ProfilePhoto): Promise<Examined> {
  return processed(site, { ...jobFor(file), judged, crop: crop ?? null, minEdge: MIN_EDGE, printed: true });
}

interface Owner {
  tenant: { slug: string };
}

export interface Examined {
  pictures: Pictures;
  /** The confidence that the photo shows nudity, in percent; null if not requested. */
  nudityScore: number | null;
  print: string;
}

function jobFor(file: string): Job {
  const whole = { maxPixels: MAX_PIXELS, minEdge: 1, crop: null, edges: SIZES };
  return { file, ...whole, judged: false, printed: false, blurred: null };
}

async function processed({ tenant }: Owner, job: Job): Promise<Examined> {
  const limit = { key: "convert", owner: tenant.slug, concurrency: concurrency(), maxQueued: MAX_QUEUED };
  const outcome = await semaphore.run(
    limit,
    () => withConverter(job),
    () => busy({ retryAfter: 5 }),
  );
  if ("pictures" in outcome) return outcome as Examined;
  throw REFUSALS[outcome.refused](outcome.max);
}

/** Ends every converter. Conversions in progress fail. */
export function endConverters(): void {
  for (const converter of converters) converter.kill("SIGKILL");
}

const REFUSALS = {
  not_an_image: () => notAnImage(),
  unreadable_heic: () => unreadableHeic(),
  too_many_pixels: (max: number = MAX_PIXELS.shrinking) => {
    return tooManyPixels({ params: { max: Math.floor(max / 1_000_000) } });
  },
  too_small: () => photoTooSmall({ params: { min: MIN_EDGE } }),
  damaged: () => damaged(),
};

const MAX_QUEUED = 32;
/**
 * How long a conversion may take, in ms. A picture at the limits takes three seconds of CPU, and a busy machine gives a
 * tenth of a core.
 */
const TIME_LIMIT = 60_000;
const IDLE = 60_000;

const converters = new Set<ChildProcess>();
const semaphore = fairSemaphore();
const idle: { converter: ChildProcess; timer: NodeJS.Timeout }[] = [];

/** Divides a machine's cores among its serving processes. */
function concurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / readEnvironment().workers));
}

async function withConverter(job: Job): Promise<Outcome> {
  let converter: ChildProcess | undefined;
  try {
    converter = takeIdle() ?? start();
    const outcome = await outcomeOf(converter, job);
    putAside(converter);
    return outcome;
  } catch (error) {
    // The machine cannot start another process: the picture is not at fault.
    if (converter?.pid === undefined) throw busy({ retryAfter: 30 });
    converter.kill("SIGKILL");
    throw error;
  }
}

function outcomeOf(converter: ChildProcess, job: Job): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const outcome = new Promise<Outcome>((done, fail) => {
    timer = setTimeout(() => fail(new Error("took too long")), TIME_LIMIT);
    converter.once("message", (message) => done(message as Outcome));
    converter.once("exit", (code, signal) => fail(new Error(`died with ${signal ?? code}`)));
    converter.send(job, (error) => error && fail(error));
  });
  return outcome.finally(() => {
    clearTimeout(timer);
    converter.removeAllListeners("message").removeAllListeners("exit");
  });
}

function start(): ChildProcess {
  // The process gets none of this machine's environment, because code that reads untrusted files must not see its
  // secrets.
  const options: ForkOptions = { serialization: "advanced", execArgv: [], env: NOTHING };
  const converter = fork(join(projectRoot, "app/domain/people/photos/converter.mjs"), options);
  converters.add(converter);
  const gone = () => converters.delete(converter);
  // A process that failed to start emits only `error`; `send` reports the failure to the caller.
  return converter.on("close", gone).on("error", gone);
}

const NOTHING = {} as NodeJS.ProcessEnv;

function takeIdle(): ChildProcess | undefined {
  const aside = idle.pop();
  if (!aside) return undefined;
  clearTimeout(aside.timer);
  aside.converter.removeAllListeners("exit");
  if (aside.converter.killed) return takeIdle(); // this converter was told to end
  aside.converter.ref();
  aside.converter.channel?.ref();
  return aside.converter;
}

/** Keeps a converter for the next picture without keeping this process alive. */
function putAside(converter: ChildProcess): void {
  converter.unref();
  converter.channel?.unref();
  const aside = { converter, timer: setTimeout(() => converter.kill(), IDLE).unref() };
  converter.once("exit", () => idle.splice(idle.indexOf(aside), 1));
  idle.push(aside);
}
