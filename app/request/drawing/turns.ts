import { domainError } from "~/app/domain/errors";
import { fairSemaphore } from "~/db/semaphore";

const semaphore = fairSemaphore();

/** Two drawings at once: libvips has its own threads, and its work occupies the thread pool that also reads files. */
const LIMIT = { key: "drawing", concurrency: 2, maxQueued: 100 };

const unavailable = domainError("error.unavailable", "unavailable");

/**
 * Runs a drawing, in turns among sites. Throws `error.unavailable` if more than 100 drawings of the site are queued.
 */
export function queueDrawing<T>({ slug }: { slug: string }, draw: () => Promise<T>): Promise<T> {
  return semaphore.run({ ...LIMIT, owner: slug }, draw, () => unavailable({ retryAfter: 10 }));
}
