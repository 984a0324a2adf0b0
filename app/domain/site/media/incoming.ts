import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Media } from "./store";

/** Runs `work` with a temporary folder for an upload, and removes it afterwards in any case. */
export async function withIncoming<T>({ incoming }: Pick<Media, "incoming">, work: (folder: string) => Promise<T>) {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, "upload-"));
  try {
    return await work(folder);
  } finally {
    // `clearIncoming` removes the rest later: a failure here must not fail finished work.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Removes leftover uploads now and every hour; logs errors. Returns a function that stops the timer. */
export function startUploadCleanup(incoming: string, log: Pick<Logger, "warn">): () => void {
  const clear = async () => {
    const failures = await clearIncoming(incoming, Date.now());
    for (const error of failures) log.warn({ err: error }, "a leftover of an upload could not be removed");
  };
  void clear();
  const timer = setInterval(clear, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes uploads of killed processes, and returns the errors of files that stay. `now` in UTC ms. */
export async function clearIncoming(incoming: string, now: number): Promise<Error[]> {
  const failures: Error[] = [];
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = join(incoming, name);
    const stats = await stat(folder).catch(() => undefined);
    if (!stats || stats.mtimeMs >= now - LONGEST) continue;
    await rm(folder, { recursive: true, force: true }).catch((error) => failures.push(error));
  }
  return failures;
}

/** In ms: maximum age of an upload, and interval of the cleanup. The server's request timeout is shorter. */
const HOUR = 60 * 60_000;
const LONGEST = HOUR;
