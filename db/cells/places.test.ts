// @engines postgres
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { placeOf as placeOfTenant } from "~/app/databases";
import { projectRoot } from "~/app/settings/environment";
import { cellAt, idsIn, insertInto, severalCells } from "~/tests/support/cells";
import { migrationsDir } from "~/tests/support/moving";
import { databasesIn, freshPlace } from "~/tests/support/place";
import { copyTenant } from "../copy/copy";
import { openDatabases } from "../open";
import { tenantFamily } from "../snapshot/family";
import { openFreezer } from "../snapshot/freeze";
import { DatabaseMissingError } from "../storage";
import { profiles } from "../tables";
import { CellProblem } from "./cell";
import { openElsewhere } from "./elsewhere";
import { sameDatabase } from "./identity";
import { clearFormer } from "./move";
import { openPlacements, place as placeIn } from "./placements";

describe("the placement of a site", () => {
  const several = severalCells();
  let { all, control, atPlace, node, alone, move } = several;
  beforeAll(() => {
    ({ all, control, atPlace, node, alone, move } = several);
  });

  test("a tenant without a placement is found in the cell that has it, and refused if two cells have it", async () => {
    const south = alone("south");
    await insertInto(south.of("b-1"), "found");
    const { databases, placements } = node();
    expect(await databases.glance("b-1", async () => true)).toBe(true);
    expect(placements.known("b-1")?.cell).toBe("south");
    expect(await idsIn(databases.of("b-1"))).toEqual(["found"]);

    await insertInto(south.of("b-2"), "one");
    await insertInto(alone("north").of("b-2"), "other");
    await expect(idsIn(databases.of("b-2"))).rejects.toThrow("b-2 is in north and south");
    await placeIn(control, { slug: "b-2", cell: "north", since: 1 });
    await placements.read(["b-2"]);
    expect(await idsIn(databases.of("b-2"))).toEqual(["other"]);
  });

  test("a cell that is away or unknown affects only its own tenants", async () => {
    const first = node();
    for (const slug of ["c-1", "c-2"])
      await placeIn(control, { slug, cell: slug === "c-1" ? "main" : "north", since: null });
    for (const slug of ["c-1", "c-2"]) await insertInto(first.databases.of(slug), slug);
    const away = all.map((each) =>
      each.name === "north" ? cellAt("north", "postgres://nobody@127.0.0.1:1/none") : each,
    );
    const { databases } = node({ cells: away });
    await expect(idsIn(databases.of("c-2"))).rejects.toThrow(/ECONNREFUSED|connect/);
    expect(await idsIn(databases.of("c-1"))).toEqual(["c-1"]);
    await insertInto(databases.of("c-1"), "more");
    const without = node({ cells: all.filter(({ name }) => name !== "north") });
    await expect(idsIn(without.databases.of("c-2"))).rejects.toThrow(CellProblem);
    await expect(idsIn(without.databases.of("c-2"))).rejects.toThrow(
      "the cell north, which DATABASE_CELLS does not name",
    );
    expect(await idsIn(without.databases.of("c-1"))).toEqual(["c-1", "more"]);
  });

  test("a tenant that is missing in its cell is not created again", async () => {
    const { databases } = node();
    await placeIn(control, { slug: "d-1", cell: "south", since: 1 });
    await expect(idsIn(databases.of("d-1"))).rejects.toThrow(DatabaseMissingError);
    expect(await databasesIn(atPlace("south"))).not.toContain("d-1");
    await expect(databases.migrate("d-1")).rejects.toThrow("d-1 is missing in the cell south, its last known place");
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

  test("a process without DATABASE_CELLS refuses a tenant of another cell once it is notified", async () => {
    const elsewhere = openElsewhere(all[0]!.url);
    const place = { url: all[0]!.url, direct: true, dataDir: "", migrationsDir, limit: 2 };
    const databases = openDatabases({ ...place, elsewhere });
    onTestFinished(() => databases.close());
    await placeIn(control, { slug: "k-1", cell: "main", since: null });
    for (const slug of ["k-1", "k-2"]) await insertInto(databases.of(slug), slug); // k-2 has no placement
    await move("k-1", "north");
    // This process was not notified.
    await expect(insertInto(databases.of("k-1"), "late")).rejects.toThrow(CellProblem);
    await expect(idsIn(databases.of("k-1"))).rejects.toThrow("the cell north, which DATABASE_CELLS does not name");
    await expect(databases.glance("k-1", async () => true)).rejects.toThrow(CellProblem);
    await expect(databases.migrate("k-1")).rejects.toThrow(CellProblem);
    expect(await idsIn(databases.of("k-2"))).toEqual(["k-2"]);
    await placeIn(control, { slug: "k-3", cell: "south", since: null });
    await elsewhere.read();
    await expect(insertInto(databases.of("k-3"), "a second site")).rejects.toThrow(CellProblem);
    expect(await databasesIn(atPlace("main"))).not.toContain("k-3");
  });

  test("a tenant with only a former copy is not created again", async () => {
    const elsewhere = await freshPlace();
    await insertInto(alone("south").of("l-1"), "kept");
    await copyTenant({ from: atPlace("south").url, to: elsewhere.url!, slug: "l-1", migrationsDir });
    const { databases, placements } = node();
    await expect(idsIn(databases.of("l-1"))).rejects.toThrow("l-1 was moved away from south, and is in no other cell");
    await expect(databases.glance("l-1", async () => true)).rejects.toThrow(CellProblem);
    expect(await placements.of("l-1")).toBeUndefined();
  });

  test("a process that missed a move's notification learns of the move from missing tables", async () => {
    await placeIn(control, { slug: "n-1", cell: "main", since: null });
    const [open, closed] = [node(), node()];
    await insertInto(open.databases.of("n-1"), "kept");
    await closed.placements.read(["n-1"]);
    await move("n-1", "north");
    const cells = { all, placements: openPlacements(control) };
    expect(await clearFormer({ control, cells, slug: "n-1", cell: "main" })).toBe(true);
    for (const { databases } of [open, closed]) expect(await idsIn(databases.of("n-1"))).toEqual(["kept"]);
  });

  test("two addresses of one database are recognised by a lock", async () => {
    const under = cellAt("alias", aliasOf(all[0]!.url));
    expect(await sameDatabase(all)).toBeUndefined();
    expect(await sameDatabase([...all, under])).toEqual(["main", "alias"]);
    expect(await sameDatabase([cellAt("away", "postgres://nobody@127.0.0.1:1/none"), ...all])).toBeUndefined();

    await placeIn(control, { slug: "j-1", cell: "main", since: null });
    await insertInto(node().databases.of("j-1"), "the only one");
    const cells = { all: [...all, under], placements: openPlacements(control) };
    await expect(clearFormer({ control, cells, slug: "j-1", cell: "alias", writable: true })).rejects.toThrow(
      "main and alias are one database",
    );
    expect(await idsIn(node().databases.of("j-1"))).toEqual(["the only one"]);
  });

  test("a copy is cleared only if the site's own cell has the site, and a writable copy only on demand", async () => {
    await placeIn(control, { slug: "j-2", cell: "main", since: 1 });
    await insertInto(alone("north").of("j-2"), "perhaps the only one");
    const clear = (writable: boolean) => {
      const cells = { all, placements: openPlacements(control) };
      return clearFormer({ control, cells, slug: "j-2", cell: "north", writable });
    };
    await expect(clear(true)).rejects.toThrow("the copy in north may be the only one");
    await insertInto(alone("main").of("j-2"), "here");
    await expect(clear(false)).rejects.toThrow("add --writable");
    expect(await clear(true)).toBe(true);
    expect(await databasesIn(atPlace("north"))).not.toContain("j-2");
  });

  test("a tenant's cache and glances belong to its present cell", async () => {
    await placeIn(control, { slug: "o-1", cell: "main", since: null });
    const { databases, placements } = node({ limit: 1 });
    await insertInto(databases.of("o-1"), "kept");
    const memory = databases.of("o-1").memory.set({}, "of the former place");
    await idsIn(databases.of("o-2")); // closes o-1
    await move("o-1", "north");
    await insertInto(node().databases.of("o-1"), "later");
    await placements.read(["o-1"]);
    expect(await idsIn(databases.of("o-1"))).toEqual(["kept", "later"]);
    expect(memory.size).toBe(0);

    const cells = { all, placements: openPlacements(control) };
    await clearFormer({ control, cells, slug: "o-1", cell: "main" });
    await move("o-1", "main");
    await insertInto(node().databases.of("o-1"), "last");
    await placements.read(["o-1"]);
    const seen = await databases.glance("o-1", async ({ drizzle }) => (await drizzle.select().from(profiles)).length);
    expect(seen).toBe(3);
  });
});

/** Another address of the same server. */
function aliasOf(url: string): string {
  const { hostname } = new URL(url);
  return url.replace(hostname, hostname === "localhost" ? "127.0.0.1" : "localhost");
}
