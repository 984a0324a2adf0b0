/** Three databases as cells of one installation, for tests on PostgreSQL. */
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import type { Cell } from "~/db/cells/cell";
import { moveToCell, type Step } from "~/db/cells/move";
import { openPlacements, type Placements } from "~/db/cells/placements";
import { openControl } from "~/db/control/open";
import type { Db } from "~/db/handle";
import { type Databases, openDatabases } from "~/db/open";
import { profiles } from "~/db/tables";
import { migrationsDir } from "./moving";
import { freshPlace } from "./place";

export const controlMigrations = join(projectRoot, "db/control/migrations");

export interface SeveralCells {
  all: Cell[];
  control: Db;
  atPlace(name: string): { url: string; dataDir: string };
  /** Opens the cells like a process that receives no notifications of other processes. */
  node(settings?: { cells?: Cell[]; limit?: number }): { databases: Databases; placements: Placements };
  /** Opens the cells like a process that knows only that database. */
  alone(name: string): Databases;
  move(slug: string, to: string, reached?: (step: Step) => unknown): ReturnType<typeof moveToCell>;
}

/** Creates the cells before the tests of a file, and closes them afterwards. */
export function severalCells(): SeveralCells {
  const opened: Databases[] = [];
  const several = {} as SeveralCells;

  function kept(databases: Databases): Databases {
    opened.push(databases);
    return databases;
  }

  beforeAll(async () => {
    const names = ["main", "north", "south"];
    const urls = await Promise.all(names.map(() => freshPlace()));
    const all = names.map((name, at) => cellAt(name, urls[at]!.url));
    const control = openControl({ url: all[0]!.url, direct: true, dataDir: "", migrationsDir: controlMigrations });
    const place = { direct: true, dataDir: "", migrationsDir };
    const atPlace = (name: string) => ({ url: all.find((each) => each.name === name)!.url, dataDir: "" });
    Object.assign(several, {
      ...{ all, control, atPlace },
      node({ cells = all, limit = 10 } = {}) {
        const placements = openPlacements(control);
        const settings = { ...place, url: all[0]!.url, limit, cells: { all: cells, placements } };
        return { databases: kept(openDatabases(settings)), placements };
      },
      alone: (name) => kept(openDatabases({ ...place, url: atPlace(name).url, limit: 2 })),
      move: (slug, to, reached) =>
        moveToCell({
          ...{ control, cells: { all, placements: openPlacements(control) }, slug, to, migrationsDir },
          ...(reached && { reached }),
        }),
    } satisfies SeveralCells);
  });

  afterAll(async () => {
    for (const each of opened) await each.close();
    await several.control?.close();
  });

  return several;
}

export function cellAt(name: string, url = `postgres://a@${name}/x`): Cell {
  return { name, url, directUrl: url, replicaUrl: undefined };
}

/** Returns the members' ids. */
export function idsIn(db: Db): Promise<string[]> {
  return db.read(async ({ drizzle }) =>
    (await drizzle.select({ id: profiles.id }).from(profiles)).map(({ id }) => id).sort(),
  );
}

export function insertInto(db: Db, id: string): Promise<void> {
  return db.transact(async ({ drizzle }) => void (await drizzle.insert(profiles).values({ ...PERSON, id })));
}

const PERSON = {
  ...{ kind: "member" as const, name: "Anna", birthDate: "1996-03-14", language: "en" },
  ...{ seeking: [], details: {}, visible: true, lastActiveAt: 0, createdAt: 0 },
};
