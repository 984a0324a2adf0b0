import type { Objection } from "./expansion";
import { leastReaderOf, type Migration } from "./migrate";
import { indexIn } from "./postgres-index";

const TABLE = String.raw`(?:if (?:not )?exists )?(?:"tenant"\.)?"?(\w+)"?`;

/** The statements that would block all users of an existing table, for as long as they take. */
const ON_EXISTING: { pattern: RegExp; problem: (table: string) => string }[] = [
  {
    pattern: new RegExp(
      String.raw`^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on ${TABLE}`,
      "i",
    ),
    problem: (table) =>
      `blocks writes to ${table} while it makes an index: create index concurrently, in a migration outside a transaction`,
  },
  {
    pattern: new RegExp(
      String.raw`^alter table ${TABLE} add constraint "?\w+"? (?:check|foreign key)(?!.*\bnot valid\b)`,
      "is",
    ),
    problem: (table) =>
      `reads all rows of ${table} under a lock: add the constraint as not valid, and validate it later`,
  },
  {
    pattern: new RegExp(String.raw`^alter table ${TABLE} alter column "?\w+"? (?:set data )?type\b`, "i"),
    problem: (table) => `rewrites ${table} under a lock`,
  },
];

/**
 * Finds statements of new migrations that lock a table in use, and statements that must not run outside a transaction.
 * `objectionsTo` finds the rest.
 */
export function locksIn(migrations: readonly Migration[], known: ReadonlySet<string>): Objection[] {
  return migrations
    .filter(({ tag }) => !known.has(tag))
    .flatMap((migration) => problemsOf(migration).map((problem) => ({ tag: migration.tag, problem })));
}

function problemsOf({ tag, statements, outside }: Migration): string[] {
  const all = statements.map(bare).filter((each) => each !== "");
  const made = new Set(all.map((each) => new RegExp(`^create table ${TABLE}`, "i").exec(each)?.[1]));
  if (outside) {
    const others = all.filter((each) => indexIn(each) === undefined);
    return others.map(
      (each) => `may only make and drop indexes concurrently outside a transaction: ${each.slice(0, 80)}`,
    );
  }
  return all.flatMap((statement) => {
    if (/^(?:create (?:unique )?index|drop index) concurrently\b/i.test(statement))
      return ["builds an index concurrently within a transaction: its first line must be -- outside a transaction"];
    if (/^drop index\b/i.test(statement) && leastReaderOf(tag) === undefined)
      return [`drops an index under a lock: drop index concurrently, outside a transaction`];
    return ON_EXISTING.flatMap(({ pattern, problem }) => {
      const table = pattern.exec(statement)?.[1];
      return table === undefined || made.has(table) ? [] : [problem(table)];
    });
  });
}

function bare(statement: string): string {
  return statement.replace(/^\s*--.*$/gm, "").trim();
}
