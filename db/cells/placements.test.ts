// @engines both
import { expect, test, vi } from "vitest";
import { cellAt, controlMigrations } from "~/tests/support/cells";
import { freshPlace } from "~/tests/support/place";
import { openControl } from "../control/open";
import type { Db } from "../handle";
import { openPlacements, place as placeIn } from "./placements";

test("placements are read once, and again after a change", async () => {
  const control = openControl({ ...(await freshPlace()), direct: true, migrationsDir: controlMigrations });
  const [here, there] = [openPlacements(control), openPlacements(control)];
  expect(await here.of("velvet")).toBeUndefined();
  const placed = await here.add("velvet", { fewestOf: [cellAt("main"), cellAt("north")] });
  expect(placed).toMatchObject({ cell: "main", since: null });
  // Of two callers who place a tenant, the second gets the first caller's cell.
  expect(await there.add("velvet", { cell: "north", since: 1 })).toEqual(placed);
  expect(await here.add("onyx", { fewestOf: [cellAt("main"), cellAt("north")] })).toMatchObject({ cell: "north" });
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

test("an earlier read does not overwrite the result of a later one", async () => {
  const control = openControl({ ...(await freshPlace()), direct: true, migrationsDir: controlMigrations });
  const slow: (() => void)[] = [];
  let isSlow = true;
  const held: Pick<Db, "read" | "transact"> = {
    transact: control.transact,
    async read(fn) {
      const waits = isSlow;
      const found = await control.read(fn);
      if (waits) await new Promise<void>((done) => slow.push(done));
      return found;
    },
  };
  await placeIn(control, { slug: "velvet", cell: "main", since: 1 });
  const placements = openPlacements(held);
  const [all, one] = [placements.read(), placements.read(["velvet"])];
  await vi.waitFor(() => expect(slow).toHaveLength(2));
  isSlow = false;
  await placeIn(control, { slug: "velvet", cell: "north", since: 2 });
  const told = placements.read(["velvet"]);
  slow[1]!();
  await Promise.all([one, told]);
  expect(placements.known("velvet")).toMatchObject({ cell: "north" });
  slow[0]!();
  await all;
  expect(placements.known("velvet")).toMatchObject({ cell: "north" });
  await control.close();
});
