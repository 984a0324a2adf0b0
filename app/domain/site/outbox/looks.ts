import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Depth } from "./outbox.queries";

/** What a look at a tenant's outbox found. It holds while the database bears `stamp`, and before `until`. */
export interface Look {
  /** Of the database before the look; undefined where it had just been written, and where the engine has no stamps. */
  stamp: string | undefined;
  /** UTC ms: when something in it becomes due or old. */
  until: number;
  /** Undefined where there was no database. */
  standing: OutboxStanding | undefined;
}

/** `dueAt` is when the first of what waits is due, UTC ms, or was; null where nothing waits. */
export type OutboxStanding = Depth & { dueAt: number | null };

/** Of most: one for all of them. */
export const EMPTY: OutboxStanding = Object.freeze({ waiting: 0, dead: 0, dueAt: null });

const schema = z.object({
  kinds: z.string(),
  looks: z.array(
    z.tuple([
      z.string(), // the tenant's slug
      z.string(), // the stamp
      z.number().nullable(), // until, null for ever
      z.number().nullable(), // waiting, null where there was no database
      z.number(), // dead
      z.number().nullable(), // due at
    ]),
  ),
});

/**
 * The looks that an earlier process left, none where there are none, where they can't be read, and where that process knew other kinds
 * of effects: an effect without a handler then may have one now.
 */
export function readLooks(file: string, kinds: readonly string[]): Map<string, Look> {
  const looks = new Map<string, Look>();
  const kept = parsed(file);
  if (kept?.kinds !== kinds.join(" ")) return looks;
  for (const [slug, stamp, until, waiting, dead, dueAt] of kept.looks) {
    const isEmpty = waiting === 0 && dead === 0 && dueAt === null;
    const standing = waiting === null ? undefined : isEmpty ? EMPTY : { waiting, dead, dueAt };
    looks.set(slug, { stamp, until: until ?? Number.POSITIVE_INFINITY, standing });
  }
  return looks;
}

/** Throws where the file can't be written. */
export function writeLooks(file: string, kinds: readonly string[], looks: ReadonlyMap<string, Look>): void {
  const rows = [...looks].flatMap(([slug, { stamp, until, standing }]) => {
    if (stamp === undefined) return [];
    const { waiting = null, dead = 0, dueAt = null } = standing ?? {};
    return [[slug, stamp, Number.isFinite(until) ? until : null, waiting, dead, dueAt]];
  });
  writeFileSync(`${file}.new`, JSON.stringify({ kinds: kinds.join(" "), looks: rows }));
  renameSync(`${file}.new`, file);
}

function parsed(file: string): z.infer<typeof schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined; // the first round looks at every tenant
  }
}
