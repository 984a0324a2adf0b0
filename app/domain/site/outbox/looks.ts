import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Depth } from "./outbox.queries";

/** The result of reading a tenant's outbox. Valid while the database has this `stamp`, and before `until`. */
export interface Look {
  /** Stamp of the database before the read; undefined if it had just been written, or the engine has no stamps. */
  stamp: string | undefined;
  /** When a job of the outbox becomes due, or a done job expires, UTC ms. */
  until: number;
  /** The state of the outbox. Undefined without a database. */
  standing: OutboxStanding | undefined;
}

/** The state of an outbox. `dueAt` is when the first waiting job is or was due, UTC ms; null if no job waits. */
export type OutboxStanding = Depth & { dueAt: number | null };

/** The state of an empty outbox, shared because most outboxes are empty. */
export const EMPTY: OutboxStanding = Object.freeze({ waiting: 0, dead: 0, dueAt: null });

const schema = z.object({
  kinds: z.string(),
  looks: z.array(
    z.tuple([
      z.string(), // the tenant's slug
      z.string(), // the stamp
      z.number().nullable(), // until, null means forever
      z.number().nullable(), // waiting, null without a database
      z.number(), // dead
      z.number().nullable(), // due at
    ]),
  ),
});

/**
 * Reads the looks of the previous process. Empty if the file is missing or unreadable, or from a build with other kinds
 * of jobs, which may have a handler now.
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

/** Writes the looks for the next process. Throws if the file cannot be written. */
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
    return undefined; // the first round reads every tenant
  }
}
