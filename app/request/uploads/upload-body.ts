import { statfs } from "node:fs/promises";
import { Readable } from "node:stream";
import { domainError } from "~/app/domain/errors";
import { busy } from "~/app/domain/people/photos/photos.errors";
import type { Site } from "~/app/domain/site";

/** Maximum duration of a whole upload, and of the pause between two pieces, in ms. */
const PATIENCE = { within: 9 * 60_000, stalled: 30_000 };

/** Disk space is reserved in steps of this many bytes as they arrive, so that a slow upload reserves little. */
const STEP = 4 * 1024 * 1024;

/** Free disk space that uploads must leave for the databases: in bytes, or as a share of a small disk. */
const KEPT_FREE = 256 * 1024 * 1024;
const KEPT_PART = 0.05;

const timeout = domainError("request.timeout", "too_slow");

/**
 * Returns the body of an upload, with its disk space reserved. The stream fails with `photos.busy`, ENOSPC or
 * `request.timeout`. Call `release` once the files are deleted.
 */
export function uploadBody(site: Site, source: ReadableStream<Uint8Array>, folder: string, patience = PATIENCE) {
  const reader = source.getReader();
  const reserved: (() => void)[] = [];
  let size = 0;

  async function next(): Promise<Uint8Array | null> {
    const { done, value } = await reader.read();
    if (done) return null;
    stall.refresh();
    size += value.length;
    while (size > reserved.length * STEP) await reserve();
    return value;
  }

  async function reserve(): Promise<void> {
    await assertSpace(folder);
    const release = await site.machine.reserve({ tenant: site.tenant.slug, bytes: STEP });
    if (!release) throw busy({ retryAfter: 30 });
    reserved.push(release);
  }

  // Does not use `Readable.from`, which hangs if it is destroyed while it waits for a piece.
  const body = new Readable({
    read() {
      next().then(
        (piece) => body.push(piece),
        (error) => body.destroy(error),
      );
    },
    destroy(error, done) {
      clearTimeout(late);
      clearTimeout(stall);
      done(error);
    },
  });
  const end = () => body.destroy(timeout());
  const late = setTimeout(end, patience.within).unref();
  const stall = setTimeout(end, patience.stalled).unref();
  return {
    body,
    release() {
      for (const each of reserved.splice(0)) each();
    },
  };
}

async function assertSpace(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize >= Math.min(KEPT_FREE, blocks * bsize * KEPT_PART)) return;
  throw Object.assign(new Error("the disk is nearly full: uploads are refused"), { code: "ENOSPC" });
}
