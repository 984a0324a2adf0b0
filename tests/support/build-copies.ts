import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "~/app/settings/environment";
import { built } from "./built";

/** Changed copies of the tested build, each in a separate folder. */
export interface BuildCopies {
  /** The folder of all copies: BUILDS_DIR. */
  folder: string;
  copy(name: string, change?: (build: string) => void): void;
  remove(): void;
}

export function buildCopies(): BuildCopies {
  // A folder inside the project, because a build finds the libraries only there.
  const folder = join(projectRoot, `node_modules/.cache/bouquet/builds-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    copy(name, change = () => {}) {
      const build = join(folder, name);
      cpSync(built(), build, { recursive: true, filter: (path) => !path.endsWith("/served") });
      change(build);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Adds a migration of tenants' databases to a build, for PostgreSQL; SQLite gets the same without the schema. */
export function addMigration(build: string, tag: string, statement: string): void {
  for (const engine of ["postgres", "sqlite"]) {
    const set = join(build, "db/migrations", engine);
    writeFileSync(join(set, `${tag}.sql`), engine === "postgres" ? statement : statement.replaceAll('"tenant".', ""));
    changeJson(join(set, "meta/_journal.json"), (journal) => journal.entries.push({ tag }));
  }
  changeJson(join(build, "release.json"), ({ migrations }) => migrations.tenants.push(tag));
}

/** Changes a build's description. */
// biome-ignore lint/suspicious/noExplicitAny: whatever is in the file
export function changeJson(file: string, change: (content: any) => void): void {
  const content = JSON.parse(readFileSync(file, "utf8"));
  change(content);
  writeFileSync(file, JSON.stringify(content));
}
