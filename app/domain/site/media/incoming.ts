import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Media } from "./media";

/** A folder of its own for an upload, gone with all that is in it when `work` is done, whatever became of it. */
export async function withIncoming<T>({ incoming }: Pick<Media, "incoming">, work: (folder: string) => Promise<T>) {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, "upload-"));
  try {
    return await work(folder);
  } finally {
    // What can't be removed now is removed by `clearIncoming`: it is no reason to fail what has been done.
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Clears it now and every hour. Returns what ends that. Never fails: what can't be removed is logged and stays. */
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

/** Removes what uploads left behind whose process was killed, and gives the errors of what stays. `now` in UTC ms. */
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

/** In ms, as is how often is looked. No upload takes longer: the server's time limit for a request is shorter. */
const HOUR = 60 * 60_000;
const LONGEST = HOUR;
