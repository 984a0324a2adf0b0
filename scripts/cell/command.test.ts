// @engines both
import { beforeAll, expect, test } from "vitest";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { copyTenant } from "~/db/copy/copy";
import { engine } from "~/db/engine";
import { openDatabases } from "~/db/open";
import { describeOfPostgres, testOfSqlite } from "~/tests/support/engines";
import { migrationsDir } from "~/tests/support/moving";
import { freshPlace, tamper } from "~/tests/support/place";
import { clearTenant, listCells, moveTenant, placeTenant } from "./command";

let alone: Environment;
let several: Environment;

beforeAll(async () => {
  const [main, north] = [await freshPlace(), await freshPlace()];
  const settings = { DATABASE_URL: main.url, DATA_DIR: main.dataDir };
  alone = readEnvironment(settings);
  several = engine === "postgres" ? readEnvironment({ ...settings, DATABASE_CELLS: `north=${north.url}` }) : alone;
});

testOfSqlite("cell list > says that sites in files have no cells", async () => {
  await expect(listCells(alone)).rejects.toThrow("Here each site is a file");
  await expect(moveTenant(alone, { slug: "velvet", cell: "north" })).rejects.toThrow("each site is a file");
  expect(() => readEnvironment({ DATABASE_CELLS: "north=postgres://a@b/c" })).toThrow(
    "DATABASE_CELLS: only PostgreSQL has cells",
  );
});

describeOfPostgres("on PostgreSQL", () => {
  test("one database is one cell", async () => {
    expect((await listCells(alone)).data).toEqual({ cells: [{ cell: "main", sites: 0 }], sites: [] });
    await expect(moveTenant(alone, { slug: "velvet", cell: "north" })).rejects.toThrow(
      "There is no cell north: there are main.",
    );
  });

  test("cell place > chooses the cell of a new site, which cell list shows", async () => {
    expect((await placeTenant(several, { slug: "velvet", cell: "north" })).lines).toEqual([
      "velvet will be made in north.",
    ]);
    await placeTenant(several, { slug: "velvet", cell: "main" });
    await placeTenant(several, { slug: "velvet", cell: "north" });
    const { lines, data } = await listCells(several);
    expect(data).toMatchObject({ sites: [{ slug: "velvet", cell: "north", movingTo: null }] });
    expect(lines.join("\n")).toMatch(/north +1 sites[\s\S]*velvet +north +not made yet/);
    await expect(moveTenant(several, { slug: "velvet", cell: "main" })).rejects.toThrow(/There is no velvet in/);
  });

  test("cell place > refuses a cell where the site is outdated, empty or missing", async () => {
    const copy = (slug: string, from: Environment, to: string) =>
      copyTenant({ from: from.databaseUrl!, to, slug, migrationsDir });
    const [main, north] = [several.cells[0]!.url, several.cells[1]!.url];
    const placed = (slug: string, cell: string, at = several) => placeTenant(at, { slug, cell });

    await makeAt(main, "m-1");
    await expect(placed("m-1", "north")).rejects.toThrow("npx bouquet cell move m-1 north takes it to north");
    await copy("m-1", several, north);
    await expect(placed("m-1", "main")).rejects.toThrow("read-only there");
    expect((await placed("m-1", "north")).lines).toEqual(["m-1 is served from north."]); // where it was copied by hand
    await expect(placed("m-1", "main")).rejects.toThrow("npx bouquet cell clear m-1 main --yes, and then");

    await placed("m-2", "north");
    await makeAt(main, "m-2"); // a former copy
    await copy("m-2", several, north);
    await expect(placed("m-2", "main")).rejects.toThrow("npx bouquet cell clear m-2 main --yes, and then npx bouquet");
    await expect(placed("m-2", "main", alone)).rejects.toThrow("the cell north, which DATABASE_CELLS does not name");

    for (const at of [main, north]) await makeAt(at, "m-3");
    const { url } = await freshPlace();
    const south = { ...several.cells[1]!, name: "south", url: url!, directUrl: url! };
    const third = { ...several, cells: [...several.cells, south] };
    await expect(placed("m-3", "south", third)).rejects.toThrow("m-3 is in main and north");
    expect((await placed("m-3", "north", third)).lines).toEqual(["m-3 is served from north."]);
    await expect(placed("m-3", "main")).rejects.toThrow("main has a copy, too");

    await tamper({ url: north, dataDir: "" }, "m-3", 'drop schema "m-3" cascade');
    await expect(placed("m-3", "north")).rejects.toThrow("is missing there, so it would be made empty");
    await expect(placed("m-3", "south", third)).rejects.toThrow("is missing there, so it would be made empty");
    expect((await placed("m-3", "main")).data).toMatchObject({ cell: "main", made: true });
  });

  test("cell > refuses contradictory arguments", async () => {
    await expect(placeTenant(several, { slug: "control", cell: "main" })).rejects.toThrow("is not a valid slug");
    await expect(placeTenant(several, { slug: "velvet", cell: "nort" })).rejects.toThrow("There is no cell nort");
    await expect(moveTenant(several, { slug: "nobody", cell: "north" })).rejects.toThrow("nobody has no database yet");
    await expect(clearTenant(several, { slug: "velvet", cell: "main", yes: false })).rejects.toThrow("add --yes");
    await expect(clearTenant(several, { slug: "velvet", cell: "north", yes: true })).rejects.toThrow("is in north");
    const cleared = await clearTenant(several, { slug: "velvet", cell: "main", yes: true });
    expect(cleared.data).toEqual({ slug: "velvet", cell: "main", cleared: false });
  });
});

async function makeAt(url: string, slug: string): Promise<void> {
  const databases = openDatabases({ url, dataDir: "", migrationsDir, limit: 1 });
  await databases.of(slug).read(async () => {});
  await databases.close();
}
