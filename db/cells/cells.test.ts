// @engines postgres
import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { idsIn, insertInto, severalCells } from "~/tests/support/cells";
import { furnishedSite, migrationsDir, rowsAt } from "~/tests/support/moving";
import { databasesIn, freshPlace } from "~/tests/support/place";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import { fullTest } from "~/tests/support/tiers";
import { copyTenant } from "../copy/copy";
import type { Db } from "../handle";
import { TenantReadOnlyError } from "../hold";
import { clearFormer, type Step } from "./move";
import { place as placeIn, placementOf } from "./placements";

describe("several cells", () => {
  const several = severalCells();
  let { all, control, atPlace, node, alone, move } = several;
  beforeAll(() => {
    ({ all, control, atPlace, node, alone, move } = several);
  });

  test("place a new tenant in the cell with the fewest tenants, and every process finds it there", async () => {
    const [one, other] = [node(), node()];
    for (const slug of ["a-1", "a-2", "a-3"]) await insertInto(one.databases.of(slug), slug);
    expect(["a-1", "a-2", "a-3"].map((slug) => one.placements.known(slug)?.cell).sort()).toEqual([
      "main",
      "north",
      "south",
    ]);
    for (const slug of ["a-1", "a-2", "a-3"]) {
      expect(await idsIn(other.databases.of(slug))).toEqual([slug]);
      expect(await databasesIn(atPlace(one.placements.known(slug)!.cell))).toContain(slug);
    }
    expect(await other.databases.glance("a-4", idsIn as never)).toBeUndefined();
    expect(other.placements.known("a-4")).toBeUndefined();
  });

  test("need no more statements than a single database to read and write an open tenant", async () => {
    await placeIn(control, { slug: "i-1", cell: "main", since: null });
    const [ours, theirs] = [node().databases.of("i-1"), alone("main").of("i-1")];
    const statements = async (db: Db) => {
      await idsIn(db); // opens it
      const query = vi.spyOn(pg.Client.prototype, "query");
      try {
        for (let n = 0; n < 5; n++) {
          await idsIn(db);
          await insertInto(db, `${db === ours} ${n}`);
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

  test("lose no write while a tenant is moved, and the writer learns the tenant's new cell", async () => {
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
            await insertInto(db, id);
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
      if (step === "held") expect(await idsIn(db)).toEqual([...acknowledged].sort());
    });
    expect(moved).toMatchObject({ from: "main", to: "north", did: "moved" });
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), 60_000);
    over = true;
    await Promise.all(writing);
    expect(refused).toBeGreaterThan(0);
    expect(placements.known("e-1")?.cell).toBe("north");
    expect(memory.size).toBe(0);
    expect(await idsIn(db)).toEqual(acknowledged.sort());
    expect((await rowsAt(atPlace("main"), "e-1")).profile).toHaveLength(before);

    await expect(move("e-1", "main")).rejects.toThrow("npx bouquet cell clear e-1 main");
    await expect(clearFormer({ control, cells: { all, placements }, slug: "e-1", cell: "north" })).rejects.toThrow(
      "is in north itself",
    );
    expect(await clearFormer({ control, cells: { all, placements }, slug: "e-1", cell: "main" })).toBe(true);
    expect(await move("e-1", "main")).toMatchObject({ did: "moved" });
    expect(await move("e-1", "main")).toMatchObject({ did: "nothing" });
    expect(await idsIn(db)).toEqual(acknowledged);
    await insertInto(db, "back again");
  });

  fullTest.each<[Step, string, "moved" | "resumed" | "nothing"]>([
    ["noted", "main", "moved"],
    ["held", "main", "moved"],
    ["arrived", "main", "resumed"],
    ["settled", "north", "nothing"],
  ])("a move killed after %s leaves the tenant in %s only, and the next move continues", async (stayAt, lies, did) => {
    const slug = `f-${stayAt}`;
    const child = await stuck(slug, stayAt);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect((await placementOf(control, slug))?.cell).toBe(lies);
    const { databases } = node();
    expect(await idsIn(databases.of(slug))).toEqual(["kept"]);
    await vi.waitFor(async () => expect(await move(slug, "north")).toMatchObject({ to: "north", did }), 30_000);
    expect(await placementOf(control, slug)).toMatchObject({ cell: "north", target: null, token: null });
    await insertInto(databases.of(slug), "later");
    expect(await idsIn(databases.of(slug))).toEqual(["kept", "later"]);
    expect((await databasesIn(atPlace("north"))).filter((name) => name.startsWith(slug))).toEqual([slug]);
  });

  fullTest.each<Step>(["held", "arrived"])("killed once it is %s, it can be undone", async (stayAt) => {
    const slug = `g-${stayAt}`;
    const child = await stuck(slug, stayAt);
    child.kill("SIGKILL");
    await once(child, "exit");
    const { databases } = node();
    await expect(insertInto(databases.of(slug), "too early")).rejects.toThrow(TenantReadOnlyError);
    expect(await move(slug, "main")).toMatchObject({ did: "undone" });
    await insertInto(databases.of(slug), "later");
    expect(await idsIn(databases.of(slug))).toEqual(["kept", "later"]);
    expect((await databasesIn(atPlace("north"))).filter((name) => name.startsWith(slug))).toEqual([]);
  });

  test("a move by hand that another operator made is respected", async () => {
    await placeIn(control, { slug: "h-1", cell: "main", since: null });
    const { databases } = node();
    await insertInto(databases.of("h-1"), "kept");
    const elsewhere = await freshPlace();
    await copyTenant({ from: all[0]!.url, to: elsewhere.url!, slug: "h-1", migrationsDir });
    await expect(move("h-1", "north")).rejects.toThrow("was moved away");
    expect(await placementOf(control, "h-1")).toMatchObject({ cell: "main", target: null });
  });

  test("a move copies every row of every table", async () => {
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
    await insertInto(databases.of(slug), "kept");
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
