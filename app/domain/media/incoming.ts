import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Media } from "./media";

/** A folder of its own for an upload, gone with all that is in it when `work` is done, whatever became of it. */
export async function withIncoming<T>({ incoming }: Pick<Media, "incoming">, work: (folder: string) => Promise<T>) {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, "upload-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Looks after it from now on, every hour. Gives the way to stop. */
export function tendIncoming(incoming: string): () => void {
  const clear = () => void clearIncoming(incoming, Date.now());
  clear();
  const timer = setInterval(clear, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes what uploads left behind whose process was killed. `now` in UTC ms. */
export async function clearIncoming(incoming: string, now: number): Promise<void> {
  for (const name of await readdir(incoming).catch(() => [])) {
    const folder = join(incoming, name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && stats.mtimeMs < now - LONGEST) await rm(folder, { recursive: true, force: true });
  }
}

/** In ms, as is how often is looked. No upload takes longer: the server's time limit for a request is shorter. */
const HOUR = 60 * 60_000;
const LONGEST = HOUR;
