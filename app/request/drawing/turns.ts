import { domainError } from "~/app/domain/errors";
import { fairSemaphore } from "~/db/semaphore";

const semaphore = fairSemaphore();

/** Few at once: libvips has its own threads, and its work waits in the pool that reads files, too. */
const LIMIT = { key: "drawing", concurrency: 2, maxQueued: 100 };

const unavailable = domainError("error.unavailable", "unavailable");

/** Draws when it is the site's turn. Throws `error.unavailable` if too many of the site's drawings wait. */
export function queueDrawing<T>({ slug }: { slug: string }, draw: () => Promise<T>): Promise<T> {
  return semaphore.run({ ...LIMIT, owner: slug }, draw, () => unavailable({ retryAfter: 10 }));
}
