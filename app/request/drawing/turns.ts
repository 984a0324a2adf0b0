import { domainError } from "~/app/domain/errors";
import { fairSemaphore } from "~/db/semaphore";

const semaphore = fairSemaphore();

/**
 * How many drawings run at once in a process: libvips has threads of its own, and its work waits in the pool that reads
 * files, too. A site has some hundred icons and cards, each drawn once a revision.
 */
const LIMIT = { key: "drawing", concurrency: 2, maxQueued: 100 };

const unavailable = domainError("error.unavailable", "unavailable");

/** Draws when it is the site's turn. Throws `error.unavailable` where too much of its own waits. */
export function queueDrawing<T>({ slug }: { slug: string }, draw: () => Promise<T>): Promise<T> {
  return semaphore.run({ ...LIMIT, owner: slug }, draw, () => unavailable({ retryAfter: 10 }));
}
