import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engine } from "./engine";

export interface Migration {
  tag: string;
  statements: string[];
}

/** The checked-in migrations for the engine in use in their order, read once. `folder` is db/migrations. */
export function readMigrations(folder: string): Migration[] {
  const own = join(folder, engine);
  const journal = JSON.parse(readFileSync(join(own, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(own, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
  }));
}
