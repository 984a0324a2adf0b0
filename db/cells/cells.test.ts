import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { placeOf as placeOfTenant } from "~/app/databases";
import { projectRoot } from "~/app/environment";
import { furnishedSite, migrationsDir, rowsAt } from "~/tests/support/moving";
import { databasesIn, freshPlace } from "~/tests/support/place";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import { openControl } from "../control/open";
import { copyTenant } from "../copy/copy";
import { engine } from "../engine";
import type { Db } from "../handle";
import { TenantReadOnlyError } from "../hold";
import { type Databases, openDatabases } from "../open";
import { tenantFamily } from "../snapshot/family";
import { openFreezer } from "../snapshot/freeze";
import { DatabaseMissingError } from "../storage";
import { profiles } from "../tables";
import { type Cell, CellProblem } from "./cell";
import { openElsewhere } from "./elsewhere";
import { sameDatabase } from "./identity";
import { clearFormer, moveToCell, type Step } from "./move";
import { openPlacements, type Placements, place as placeIn, placementOf } from "./placements";

test("what is known of a placement is read once, and anew where it changed", async () => {
  const control = openControl({ ...(await freshPlace()), direct: true, migrationsDir: controlMigrations });
  const [here, there] = [openPlacements(control), openPlacements(control)];
  expect(await here.of("velvet")).toBeUndefined();
  const placed = await here.add("velvet", { fewestOf: [cell("main"), cell("north")] });
  expect(placed).toMatchObject({ cell: "main", since: null });
  // Who comes second has to take what the first one chose.
  expect(await there.add("velvet", { cell: "north", since: 1 })).toEqual(placed);
  expect(await here.add("onyx", { fewestOf: [cell("main"), cell("north")] })).toMatchObject({ cell: "north" });
  await here.made({ slug: "velvet", cell: "north" }, 4);
  expect(here.known("velvet")).toMatchObject({ cell: "main", since: null });
  await here.made(placed, 5);
  expect(here.known("velvet")).toMatchObject({ since: 5 });
  await placeIn(control, { slug: "velvet", cell: "north", since: 9 });
  expect(there.known("velvet")).toMatchObject({ cell: "main" });
  await there.read(["velvet"]);
  expect(there.known("velvet")).toEqual({ slug: "velvet", cell: "north", since: 9, target: null, token: null });
  await control.close();
});

describe.runIf(engine === "postgres")("several cells", () => {
  let all: Cell[];
  let control: Db;
  const opened: Databases[] = [];

  beforeAll(async () => {
    const urls = await Promise.all(["main", "north", "south"].map(() => freshPlace()));
    all = ["main", "north", "south"].map((name, at) => cell(name, urls[at]!.url));
    control = openControl({ url: all[0]!.url, direct: true, dataDir: "", migrationsDir: controlMigrations });
  });

  afterAll(async () => {
    for (const each of opened) await each.close();
    await control?.close();
  });

  /** As a process has it that hears nothing of others. */
  function node(cells = all): { databases: Databases; placements: Placements } {
    const placements = openPlacements(control);
    const place = { url: all[0]!.url, direct: true, dataDir: "", migrationsDir, limit: 10 };
    const databases = openDatabases({ ...place, cells: { all: cells, placements } });
    opened.push(databases);
    return { databases, placements };
  }

  const atPlace = (name: string) => ({ url: all.find((each) => each.name === name)!.url, dataDir: "" });
  /** As a process has it that knows of that one database alone. */
  function alone(name: string): Databases {
    const databases = openDatabases({ url: atPlace(name).url, direct: true, dataDir: "", migrationsDir, limit: 2 });
    opened.push(databases);
    return databases;
  }
  const cities = (db: Db) =>
    db.read(async ({ drizzle }) =>
      (await drizzle.select({ id: profiles.id }).from(profiles)).map(({ id }) => id).sort(),
    );
  const insert = (db: Db, id: string) =>
    db.transact(async ({ drizzle }) => void (await drizzle.insert(profiles).values({ ...PERSON, id })));
  const move = (slug: string, to: string, reached?: (step: Step) => unknown) =>
    moveToCell({
      ...{ control, cells: { all, placements: openPlacements(control) }, slug, to, migrationsDir },
      ...(reached && { reached }),
    });

  test("new tenants come to the one with the fewest, and stay where they are for every process", async () => {
    const [one, other] = [node(), node()];
    for (const slug of ["a-1", "a-2", "a-3"]) await insert(one.databases.of(slug), slug);
    expect(["a-1", "a-2", "a-3"].map((slug) => one.placements.known(slug)?.cell).sort()).toEqual([
      "main",
      "north",
      "south",
    ]);
    for (const slug of ["a-1", "a-2", "a-3"]) {
      expect(await cities(other.databases.of(slug))).toEqual([slug]);
      expect(await databasesIn(atPlace(one.placements.known(slug)!.cell))).toContain(slug);
    }
    expect(await other.databases.glance("a-4", cities as never)).toBeUndefined();
    expect(other.placements.known("a-4")).toBeUndefined();
  });

  test("one that nobody has placed is found where it is, and in two of them it is refused", async () => {
    const alone = openDatabases({ url: all[2]!.url, direct: true, dataDir: "", migrationsDir, limit: 2 });
    opened.push(alone);
    await insert(alone.of("b-1"), "found");
    const { databases, placements } = node();
    expect(await databases.glance("b-1", async () => true)).toBe(true);
    expect(placements.known("b-1")?.cell).toBe("south");
    expect(await cities(databases.of("b-1"))).toEqual(["found"]);

    await insert(alone.of("b-2"), "one");
    const other = openDatabases({ url: all[1]!.url, direct: true, dataDir: "", migrationsDir, limit: 2 });
    opened.push(other);
    await insert(other.of("b-2"), "other");
    await expect(cities(databases.of("b-2"))).rejects.toThrow("b-2 is in north and south");
    await placeIn(control, { slug: "b-2", cell: "north", since: 1 });
    await placements.read(["b-2"]);
    expect(await cities(databases.of("b-2"))).toEqual(["other"]);
  });

  test("a cell that is away, or that nobody knows, harms those in it alone", async () => {
    const first = node();
    for (const slug of ["c-1", "c-2"])
      await placeIn(control, { slug, cell: slug === "c-1" ? "main" : "north", since: null });
    for (const slug of ["c-1", "c-2"]) await insert(first.databases.of(slug), slug);
    const away = all.map((each) =>
      each.name === "north" ? cell("north", "postgres://nobody@127.0.0.1:1/none") : each,
    );
    const { databases } = node(away);
    await expect(cities(databases.of("c-2"))).rejects.toThrow(/ECONNREFUSED|connect/);
    expect(await cities(databases.of("c-1"))).toEqual(["c-1"]);
    await insert(databases.of("c-1"), "more");
    const without = node(all.filter(({ name }) => name !== "north"));
    await expect(cities(without.databases.of("c-2"))).rejects.toThrow(CellProblem);
    await expect(cities(without.databases.of("c-2"))).rejects.toThrow(
      "the cell north, which DATABASE_CELLS does not name",
    );
    expect(await cities(without.databases.of("c-1"))).toEqual(["c-1", "more"]);
  });

  test("an open tenant is read and written by as many statements as without cells", async () => {
    await placeIn(control, { slug: "i-1", cell: "main", since: null });
    const alone = openDatabases({ url: all[0]!.url, direct: true, dataDir: "", migrationsDir, limit: 2 });
    opened.push(alone);
    const [ours, theirs] = [node().databases.of("i-1"), alone.of("i-1")];
    const statements = async (db: Db) => {
      await cities(db); // opens it
      const query = vi.spyOn(pg.Client.prototype, "query");
      try {
        for (let n = 0; n < 5; n++) {
          await cities(db);
          await insert(db, `${db === ours} ${n}`);
        }
        return query.mock.calls.length;
      } finally {
        query.mockRestore();
      }
    };
    const [withCells, without] = [await statements(ours), await statements(theirs)];
    expect(without).toBeGreaterThan(5);
    expect(withCells).toBe(without);
  });

  test("a tenant that is not where it lay is not made anew", async () => {
    const { databases } = node();
    await placeIn(control, { slug: "d-1", cell: "south", since: 1 });
    await expect(cities(databases.of("d-1"))).rejects.toThrow(DatabaseMissingError);
    expect(await databasesIn(atPlace("south"))).not.toContain("d-1");
    await expect(databases.migrate("d-1")).rejects.toThrow("d-1 is not in the cell south, where it lay");
    await placeIn(control, { slug: "d-2", cell: "south", since: null });
    expect(await databases.migrate("d-2")).toBeUndefined();

    const environment = { databaseUrl: all[0]!.url, dataDir: "", cells: all };
    const freezer = openFreezer({
      ...{ url: all[0]!.url, dataDir: "", db: join(projectRoot, "db"), scratch: "" },
      urlOf: (slug) => placeOfTenant(environment, slug),
    });
    await expect(freezer.freeze(tenantFamily, "d-1")).rejects.toThrow(DatabaseMissingError);
    expect(await freezer.freeze(tenantFamily, "d-2")).toBeUndefined();
    await freezer.close();
  });

  test("who writes while a tenant is moved loses nothing, and learns by it where that went", async () => {
    await placeIn(control, { slug: "e-1", cell: "main", since: null });
    const { databases, placements } = node();
    const db = databases.of("e-1");
    const acknowledged: string[] = [];
    let refused = 0;
    let over = false;
    const memory = db.memory.set({}, "of the former place");
    const writing = Array.from({ length: 6 }, async (_, writer) => {
      for (let count = 0; !over; count++) {
        const id = `${writer} ${count}`;
        for (;;) {
          try {
            await insert(db, id);
            acknowledged.push(id);
            break;
          } catch (error) {
            expect(error).toBeInstanceOf(TenantReadOnlyError);
            refused++;
            await new Promise((done) => setTimeout(done, 50));
          }
        }
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 60_000);
    const moved = await move("e-1", "north", async (step) => {
      if (step === "held") expect(await cities(db)).toEqual([...acknowledged].sort());
    });
    expect(moved).toMatchObject({ from: "main", to: "north", did: "moved" });
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), 60_000);
    over = true;
    await Promise.all(writing);
    expect(refused).toBeGreaterThan(0);
    expect(placements.known("e-1")?.cell).toBe("north");
    expect(memory.size).toBe(0);
    expect(await cities(db)).toEqual(acknowledged.sort());
    expect((await rowsAt(atPlace("main"), "e-1")).profile).toHaveLength(before);

    await expect(move("e-1", "main")).rejects.toThrow("npx bouquet cell clear e-1 main");
    await expect(clearFormer({ control, cells: { all, placements }, slug: "e-1", cell: "north" })).rejects.toThrow(
      "lies in north",
    );
    expect(await clearFormer({ control, cells: { all, placements }, slug: "e-1", cell: "main" })).toBe(true);
    expect(await move("e-1", "main")).toMatchObject({ did: "moved" });
    expect(await move("e-1", "main")).toMatchObject({ did: "nothing" });
    expect(await cities(db)).toEqual(acknowledged);
    await insert(db, "back again");
  });

  test("who knows of one database alone serves nobody who lies elsewhere, once that is said", async () => {
    const elsewhere = openElsewhere(all[0]!.url);
    const place = { url: all[0]!.url, direct: true, dataDir: "", migrationsDir, limit: 2 };
    const databases = openDatabases({ ...place, elsewhere });
    opened.push(databases);
    await placeIn(control, { slug: "k-1", cell: "main", since: null });
    for (const slug of ["k-1", "k-2"]) await insert(databases.of(slug), slug); // k-2 is nowhere placed
    await move("k-1", "north");
    // It heard nothing of it.
    await expect(insert(databases.of("k-1"), "late")).rejects.toThrow(CellProblem);
    await expect(cities(databases.of("k-1"))).rejects.toThrow("the cell north, which DATABASE_CELLS does not name");
    await expect(databases.glance("k-1", async () => true)).rejects.toThrow(CellProblem);
    await expect(databases.migrate("k-1")).rejects.toThrow(CellProblem);
    expect(await cities(databases.of("k-2"))).toEqual(["k-2"]);
    await placeIn(control, { slug: "k-3", cell: "south", since: null });
    await elsewhere.read();
    await expect(insert(databases.of("k-3"), "a second site")).rejects.toThrow(CellProblem);
    expect(await databasesIn(atPlace("main"))).not.toContain("k-3");
  });

  test("one of which only a former copy is left is not made anew", async () => {
    const elsewhere = await freshPlace();
    await insert(alone("south").of("l-1"), "kept");
    await copyTenant({ from: atPlace("south").url, to: elsewhere.url!, slug: "l-1", migrationsDir });
    const { databases, placements } = node();
    await expect(cities(databases.of("l-1"))).rejects.toThrow("l-1 was moved away from south, and is in no other cell");
    await expect(databases.glance("l-1", async () => true)).rejects.toThrow(CellProblem);
    expect(await placements.of("l-1")).toBeUndefined();
  });

  test("two addresses of one database are known by what it answers", async () => {
    const under = cell("alias", aliasOf(all[0]!.url));
    expect(await sameDatabase(all)).toBeUndefined();
    expect(await sameDatabase([...all, under])).toEqual(["main", "alias"]);
    expect(await sameDatabase([cell("away", "postgres://nobody@127.0.0.1:1/none"), ...all])).toBeUndefined();

    await placeIn(control, { slug: "j-1", cell: "main", since: null });
    await insert(node().databases.of("j-1"), "the only one");
    const cells = { all: [...all, under], placements: openPlacements(control) };
    await expect(clearFormer({ control, cells, slug: "j-1", cell: "alias", writable: true })).rejects.toThrow(
      "main and alias are one database",
    );
    expect(await cities(node().databases.of("j-1"))).toEqual(["the only one"]);
  });

  test("a copy is cleared only where the site is in its cell, and one that can be written to only on demand", async () => {
    await placeIn(control, { slug: "j-2", cell: "main", since: 1 });
    await insert(alone("north").of("j-2"), "perhaps the only one");
    const clear = (writable: boolean) => {
      const cells = { all, placements: openPlacements(control) };
      return clearFormer({ control, cells, slug: "j-2", cell: "north", writable });
    };
    await expect(clear(true)).rejects.toThrow("that in north may be the only one");
    await insert(alone("main").of("j-2"), "here");
    await expect(clear(false)).rejects.toThrow("add --writable");
    expect(await clear(true)).toBe(true);
    expect(await databasesIn(atPlace("north"))).not.toContain("j-2");
  });

  test.each<[Step, string, "moved" | "resumed" | "nothing"]>([
    ["noted", "main", "moved"],
    ["held", "main", "moved"],
    ["arrived", "main", "resumed"],
    ["settled", "north", "nothing"],
  ])("killed once it is %s, it is in %s alone, and goes on", async (stayAt, lies, did) => {
    const slug = `f-${stayAt}`;
    const child = await stuck(slug, stayAt);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect((await placementOf(control, slug))?.cell).toBe(lies);
    const { databases } = node();
    expect(await cities(databases.of(slug))).toEqual(["kept"]);
    await vi.waitFor(async () => expect(await move(slug, "north")).toMatchObject({ to: "north", did }), 30_000);
    expect(await placementOf(control, slug)).toMatchObject({ cell: "north", target: null, token: null });
    await insert(databases.of(slug), "later");
    expect(await cities(databases.of(slug))).toEqual(["kept", "later"]);
    expect((await databasesIn(atPlace("north"))).filter((name) => name.startsWith(slug))).toEqual([slug]);
  });

  test.each<Step>(["held", "arrived"])("killed once it is %s, it can be undone", async (stayAt) => {
    const slug = `g-${stayAt}`;
    const child = await stuck(slug, stayAt);
    child.kill("SIGKILL");
    await once(child, "exit");
    const { databases } = node();
    await expect(insert(databases.of(slug), "too early")).rejects.toThrow(TenantReadOnlyError);
    expect(await move(slug, "main")).toMatchObject({ did: "undone" });
    await insert(databases.of(slug), "later");
    expect(await cities(databases.of(slug))).toEqual(["kept", "later"]);
    expect((await databasesIn(atPlace("north"))).filter((name) => name.startsWith(slug))).toEqual([]);
  });

  test("a move by hand that somebody else made is left alone", async () => {
    await placeIn(control, { slug: "h-1", cell: "main", since: null });
    const { databases } = node();
    await insert(databases.of("h-1"), "kept");
    const elsewhere = await freshPlace();
    await copyTenant({ from: all[0]!.url, to: elsewhere.url!, slug: "h-1", migrationsDir });
    await expect(move("h-1", "north")).rejects.toThrow("was moved from there");
    expect(await placementOf(control, "h-1")).toMatchObject({ cell: "main", target: null });
  });

  test("every row of every table comes along", async () => {
    const site = await furnishedSite(40);
    const slug = site.databaseName;
    await copyTenant({ from: placeOf().url!, to: all[0]!.url, slug, migrationsDir });
    await placeIn(control, { slug, cell: "main", since: 1 });
    const before = await rowsAt(atPlace("main"), slug);
    await move(slug, "south");
    expect(await rowsAt(atPlace("south"), slug)).toEqual(before);
  });

  async function stuck(slug: string, stayAt: Step) {
    await placeIn(control, { slug, cell: "main", since: null });
    const { databases } = node();
    await insert(databases.of(slug), "kept");
    const place = { url: all[0]!.url, direct: true, dataDir: "" };
    const order = { place, cells: all, slug, to: "north", migrationsDir, stayAt, lease: 5_000 };
    const child = spawn(process.execPath, await processOf("cell-move", order), {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    return child;
  }
});

/** Another address of the same server. */
function aliasOf(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, hostname === "localhost" ? "127.0.0.1" : "localhost");
}

const controlMigrations = join(projectRoot, "db/control/migrations");
const PERSON = {
  ...{ kind: "member" as const, name: "Anna", birthDate: "1996-03-14", language: "en" },
  ...{ seeking: [], details: {}, visible: true, lastActiveAt: 0, createdAt: 0 },
};

function cell(name: string, url = `postgres://a@${name}/x`): Cell {
  return { name, url, directUrl: url, replicaUrl: undefined };
}
