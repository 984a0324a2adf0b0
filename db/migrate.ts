import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Engine, engine } from "./engine";

export interface Migration {
  tag: string;
  statements: string[];
}

/** The checked-in migrations for an engine, the one in use if none is named, in their order. `folder` is db/migrations. */
export function readMigrations(folder: string, of: Engine = engine): Migration[] {
  const own = join(folder, of);
  const journal = JSON.parse(readFileSync(join(own, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(own, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
  }));
}
