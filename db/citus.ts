import type { Migration } from "./migrate";

/** A statement that Citus refuses in a distributed schema, with the line of its source as of 2026-05 (a3d5708). */
interface Refusal {
  what: string;
  pattern: RegExp;
  source: string;
}

const COMMANDS = "citusdata/citus src/backend/distributed/commands";

export const CITUS_REFUSES: readonly Refusal[] = [
  {
    what: "a table that inherits, or is inherited",
    pattern: /^create table[^;]*\binherits\b|^alter table[^;]*\b(no )?inherit\b/i,
    source: `${COMMANDS}/table.c:283`,
  },
  { what: "a table of a type", pattern: /^create table \S+ of\b/i, source: `${COMMANDS}/table.c:266` },
  {
    what: "a partitioned table, whose parts may lie in other schemas",
    pattern: /\bpartition (by|of)\b|\battach partition\b/i,
    source: `${COMMANDS}/schema_based_sharding.c:306`,
  },
  { what: "a foreign table", pattern: /^create foreign table\b/i, source: `${COMMANDS}/schema_based_sharding.c:162` },
  {
    what: "a foreign key to another schema",
    pattern: /\breferences (?!"tenant"\.)/i,
    source: `${COMMANDS}/schema_based_sharding.c:221`,
  },
  {
    what: "an identity column, added to a table",
    pattern: /^alter table[^;]*\badd (column )?[^;]*(\b(small|big)?serial\b|\bas identity\b|\bnextval\()/i,
    source: `${COMMANDS}/table.c:3548`,
  },
  {
    what: "a column that is added with a constraint without a name",
    pattern: /^alter table[^;]*\badd column[^;]*\b(references|unique|primary key|check)\b/i,
    source: `${COMMANDS}/table.c:3301`,
  },
  {
    what: "a constraint that is added along with something else",
    pattern: /^alter table[^;]*\badd constraint\b[^;]*,\s*(add|alter|drop)\b|^alter table[^;]*,\s*add constraint\b/i,
    source: `${COMMANDS}/table.c:3765`,
  },
  {
    what: "several triggers that are dropped at once",
    pattern: /^drop trigger[^;]*,/i,
    source: `${COMMANDS}/trigger.c:829`,
  },
  {
    what: "a rule",
    pattern: /^create (or replace )?rule\b/i,
    source: "https://docs.citusdata.com/en/stable/develop/reference_workarounds.html",
  },
  {
    what: "a function that gives another value each time, in an update",
    pattern: /^update[^;]*\b(random|gen_random_uuid|clock_timestamp|nextval)\(/i,
    source: "https://docs.citusdata.com/en/stable/develop/reference_workarounds.html",
  },
];

/** Lists what Citus would refuse in these PostgreSQL migrations: tag, statement, and source. */
export function refusedByCitus(migrations: readonly Migration[]): string[] {
  return migrations.flatMap(({ tag, statements }) =>
    statements.flatMap((statement) => {
      const bare = withoutBodies(statement);
      return CITUS_REFUSES.flatMap(({ what, pattern, source }) =>
        pattern.test(bare) ? `${tag}: ${what} (${source})` : [],
      );
    }),
  );
}

/** Removes comments, texts, and function bodies, which run where the rows are. */
function withoutBodies(statement: string): string {
  return statement
    .replaceAll(/^\s*--.*$/gm, "")
    .replaceAll(/\$\$[\s\S]*?\$\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .trim();
}
