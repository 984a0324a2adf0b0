// @engines both
import { beforeAll, describe, expect, test } from "vitest";
import { type Environment, readEnvironment } from "~/app/environment";
import { engine } from "~/db/engine";
import { freshPlace } from "~/tests/support/place";
import { clearTenant, listCells, moveTenant, placeTenant } from "./command";

let alone: Environment;
let several: Environment;

beforeAll(async () => {
  const [main, north] = [await freshPlace(), await freshPlace()];
  const settings = { DATABASE_URL: main.url, DATA_DIR: main.dataDir };
  alone = readEnvironment(settings);
  several = engine === "postgres" ? readEnvironment({ ...settings, DATABASE_CELLS: `north=${north.url}` }) : alone;
});

test.runIf(engine === "sqlite")("where sites are files there are no cells, and it says so", async () => {
  await expect(listCells(alone)).rejects.toThrow("Here each site is a file of its own");
  await expect(moveTenant(alone, { slug: "velvet", cell: "north" })).rejects.toThrow("a file of its own");
  expect(() => readEnvironment({ DATABASE_CELLS: "north=postgres://a@b/c" })).toThrow(
    "DATABASE_CELLS: only PostgreSQL has cells",
  );
});

describe.runIf(engine === "postgres")("on PostgreSQL", () => {
  test("one database is one cell", async () => {
    expect((await listCells(alone)).data).toEqual({ cells: [{ cell: "main", sites: 0 }], sites: [] });
    await expect(moveTenant(alone, { slug: "velvet", cell: "north" })).rejects.toThrow(
      "There is no cell north: there are main.",
    );
  });

  test("a site is placed before it is made, elsewhere if need be, and is listed", async () => {
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

  test("what can't be meant is refused", async () => {
    await expect(placeTenant(several, { slug: "control", cell: "main" })).rejects.toThrow("is no name for a site");
    await expect(placeTenant(several, { slug: "velvet", cell: "nort" })).rejects.toThrow("There is no cell nort");
    await expect(moveTenant(several, { slug: "nobody", cell: "north" })).rejects.toThrow("nobody has no database yet");
    await expect(clearTenant(several, { slug: "velvet", cell: "main", yes: false })).rejects.toThrow("add --yes");
    await expect(clearTenant(several, { slug: "velvet", cell: "north", yes: true })).rejects.toThrow("lies in north");
    const cleared = await clearTenant(several, { slug: "velvet", cell: "main", yes: true });
    expect(cleared.data).toEqual({ slug: "velvet", cell: "main", cleared: false });
  });
});
