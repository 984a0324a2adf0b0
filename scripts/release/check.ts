import { basename, join } from "node:path";
import { type Objection, objectionsTo } from "~/db/expansion";
import { readMigrations } from "~/db/migrate";
import { locksIn } from "~/db/postgres-expansion";
import { MIGRATIONS, releaseOf } from "../building/release.mjs";
import { root } from "../command.mjs";
import type { Answer } from "../commands/declaration";
import { Refusal } from "../refusal";

export type Known = Record<keyof typeof MIGRATIONS, readonly string[]>;

/**
 * Reports the effects of the migrations in `folder` on a build that knows only some of them: locks of tables that the
 * build writes, and removals of objects that the build uses.
 */
export function objectionsIn(folder: string, known: Known): Objection[] {
  return Object.entries(MIGRATIONS).flatMap(([name, set]) => {
    const tags = new Set(known[name as keyof Known]);
    const at = join(folder, "db", set);
    return [...objectionsTo(readMigrations(at, "sqlite"), tags), ...locksIn(readMigrations(at, "postgres"), tags)].map(
      ({ tag, problem }) => ({ tag: `${name} ${tag}`, problem }),
    );
  });
}

/** Checks the migrations of a build or of the tree against the running build. */
export function checkMigrations(folder: string | undefined, running: string): Answer {
  const against = basename(running);
  const known = releaseOf(running)?.migrations;
  if (!known) throw new Refusal(`${against} does not list its migrations`);
  const objections = objectionsIn(folder ?? root, known);
  const of = folder ? basename(folder) : "the tree";
  const lines = objections.map(({ tag, problem }) => `${tag} ${problem}`);
  const summary =
    objections.length === 0
      ? `${against} keeps working on the schema of ${of}`
      : `${against} would break while ${of} takes over. Expand first, contract in a later release: db/README.md`;
  return { lines: [...lines, summary], data: { against, objections }, code: objections.length > 0 ? 1 : 0 };
}
