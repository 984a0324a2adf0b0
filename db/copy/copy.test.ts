import { spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { auditAt, furnishedSite, migrationsDir, moveFromHere, rowsAt } from "~/tests/support/moving";
import { addressOf, databasesIn, freshPlace, heldUntil, tamper } from "~/tests/support/place";
import { processOf } from "~/tests/support/processes";
import { placeOf } from "~/tests/support/test-databases";
import type { TestSite } from "~/tests/support/test-site";
import { fullTest } from "~/tests/support/tiers";
import { TenantReadOnlyError } from "../hold";
import { profiles } from "../tables";
import { CopyRefused, copyTenant, releaseTenant } from "./copy";

const write = (site: TestSite) =>
  site.db.transact(async ({ drizzle }) => void (await drizzle.update(profiles).set({ city: "Elsewhere" })));

describe("a move", () => {
  test("copies every row of every table, and compares counts and checksums", async () => {
    const [site, to] = [await furnishedSite(60), await freshPlace()];
    const before = await rowsAt(placeOf(), site.databaseName);
    const empty = Object.keys(before).filter((table) => before[table]!.length === 0);
    expect(empty, "furnishedSite() of tests/support/moving.ts puts a row into each table").toEqual([]);

    const moved = await moveFromHere(site.databaseName, to);

    expect(await rowsAt(to, site.databaseName)).toEqual(before);
    expect(await auditAt(to, site.databaseName)).toMatchObject({ count: 1, flaw: undefined });
    expect(await rowsAt(placeOf(), site.databaseName)).toEqual(before);
    const counts = Object.fromEntries(moved.tables.map(({ table, rows }) => [table, rows]));
    expect(counts).toEqual(Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length])));
    expect(await databasesIn(to)).toEqual([site.databaseName]);
  });

  test("blocks writes at the old place from the first row until it is released", async () => {
    const [site, to] = [await furnishedSite(60), await freshPlace()];
    const at = { at: addressOf(placeOf()), slug: site.databaseName, migrationsDir };
    let refused = 0;
    await moveFromHere(site.databaseName, to, {
      tell: async () => {
        await expect(write(site)).rejects.toThrow(TenantReadOnlyError);
        expect(await site.db.read(({ drizzle }) => drizzle.select().from(profiles).limit(1))).toHaveLength(1);
        refused++;
      },
    });
    expect(refused).toBeGreaterThan(10);
    await expect(write(site)).rejects.toThrow(TenantReadOnlyError);
    expect(await releaseTenant(at)).toBe(true);
    await write(site);
    expect(await releaseTenant(at)).toBe(false);
  });

  test("misses no write that was acknowledged while it began", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    const acknowledged: string[] = [];
    let held = false;
    const [profile] = await site.db.read(({ drizzle }) =>
      drizzle.select().from(profiles).orderBy(profiles.id).limit(1),
    );
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let count = 0; !held; count++) {
        const id = `${writer} ${count}`;
        try {
          await site.db.transact(
            async ({ drizzle }) => void (await drizzle.insert(profiles).values({ ...profile!, id })),
          );
          acknowledged.push(id);
          await nextTurn();
        } catch (error) {
          expect(error).toBeInstanceOf(TenantReadOnlyError);
          held = true;
        }
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 60_000);
    await moveFromHere(site.databaseName, to);
    await Promise.all(writing);
    const arrived = (await rowsAt(to, site.databaseName)).profile!.map((row) => JSON.parse(row).id);
    expect(arrived).toEqual(expect.arrayContaining(acknowledged));
  });

  test("fills an existing empty database", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    await rowsAt(to, site.databaseName);
    await moveFromHere(site.databaseName, to);
    expect(await rowsAt(to, site.databaseName)).toEqual(await rowsAt(placeOf(), site.databaseName));
    expect(await databasesIn(to)).toEqual([site.databaseName]);
  });

  test("detects a changed row", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    let tampered = false;
    const move = moveFromHere(site.databaseName, to, {
      tell: async ({ doing }) => {
        if (tampered || doing !== "check source") return;
        tampered = true;
        const [copy] = await databasesIn(to);
        await tamper(to, copy!, "update profile set personal = 'Ich' where id = 'odd'");
      },
    });
    await expect(move).rejects.toThrow("profile: 22 rows at the source, 22 at the target, of other content");
    expect(tampered).toBe(true);
    expect(await databasesIn(to)).toEqual([]);
    await write(site);
  });

  test("detects that the tenant was released meanwhile", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    const at = { at: addressOf(placeOf()), slug: site.databaseName, migrationsDir };
    const move = moveFromHere(site.databaseName, to, {
      tell: async ({ doing, table }) => {
        if (doing === "check target" && table === "visit") await releaseTenant(at);
      },
    });
    await expect(move).rejects.toThrow("was writable for a moment");
    expect(await databasesIn(to)).toEqual([]);
  });

  test("changes nothing if it is interrupted", async () => {
    const [site, to, stop] = [await furnishedSite(20), await freshPlace(), new AbortController()];
    const tell = ({ table }: { table: string }) => table === "message" && stop.abort(new CopyRefused("stop"));
    await expect(moveFromHere(site.databaseName, to, { signal: stop.signal, tell })).rejects.toThrow("stop");
    expect(await databasesIn(to)).toEqual([]);
    await write(site);
  });

  fullTest("whose process was killed leaves the source complete, and writable again after 30 seconds", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    const before = await rowsAt(placeOf(), site.databaseName);
    const lease = 5000;
    const order = { from: addressOf(placeOf()), to: addressOf(to), slug: site.databaseName, migrationsDir, lease };
    const child = spawn(process.execPath, await processOf("stuck-move", order), {
      cwd: projectRoot,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    await expect(write(site)).rejects.toThrow(TenantReadOnlyError);
    child.kill("SIGKILL");
    await once(child, "exit");

    const left = await databasesIn(to);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(site.databaseName);
    // If the copy's lock ended later, a second move would take the copy for a running one and leave it there
    // permanently.
    expect(await heldUntil(to, left[0]!)).toBeLessThanOrEqual(await heldUntil(placeOf(), site.databaseName));
    await vi.waitFor(() => write(site), { timeout: 30_000, interval: 100 });
    expect({ ...(await rowsAt(placeOf(), site.databaseName)), profile: before.profile }).toEqual(before);

    await moveFromHere(site.databaseName, to);
    expect(await databasesIn(to)).toEqual([site.databaseName]);
  });
});

describe("a move is refused", () => {
  test("if the target has rows", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    await moveFromHere(site.databaseName, to);
    await releaseTenant({ at: addressOf(placeOf()), slug: site.databaseName, migrationsDir });
    const there = await rowsAt(to, site.databaseName);
    await expect(moveFromHere(site.databaseName, to)).rejects.toThrow("a copy never overwrites");
    expect(await rowsAt(to, site.databaseName)).toEqual(there);
    await write(site);
  });

  test("if rows appeared at the target meanwhile", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    await rowsAt(to, site.databaseName);
    const tell = async ({ doing, table }: { doing: string; table: string }) => {
      if (doing === "check target" && table === "visit")
        await tamper(to, site.databaseName, "insert into ledger_account (id, balance) values ('stranger', 1)");
    };
    await expect(moveFromHere(site.databaseName, to, { tell })).rejects.toThrow("a copy never overwrites");
    expect(await databasesIn(to)).toEqual([site.databaseName]);
    expect((await rowsAt(to, site.databaseName)).profile).toEqual([]);
    await write(site);
  });

  test("while another move is running, and after it completed", async () => {
    const [site, to, other] = [await furnishedSite(20), await freshPlace(), await freshPlace()];
    const second = () => moveFromHere(site.databaseName, other);
    let tried = false;
    const tell = async () => {
      if (!tried) await expect(second()).rejects.toThrow("is being moved");
      tried = true;
    };
    await moveFromHere(site.databaseName, to, { tell });
    expect(tried).toBe(true);
    await expect(second()).rejects.toThrow("or was moved away");
    expect(await databasesIn(other)).toEqual([]);
  });

  test("from a later version, which may have data that this version does not know", async () => {
    const [site, to] = [await furnishedSite(20), await freshPlace()];
    await tamper(placeOf(), site.databaseName, "insert into migration values ('9999_later', 0)");
    await expect(moveFromHere(site.databaseName, to)).rejects.toThrow("later version");
  });

  test("from a place without the tenant, and creates no tenant there", async () => {
    const [from, to] = [await freshPlace(), await freshPlace()];
    const move = copyTenant({ from: addressOf(from), to: addressOf(to), slug: "nobody", migrationsDir });
    await expect(move).rejects.toThrow("There is no nobody in");
    expect([...(await databasesIn(from)), ...(await databasesIn(to))]).toEqual([]);
  });

  test.each(["velvet", "", "mysql://host/db", "postgress://host/db"])("to the invalid place %j", async (to) => {
    const move = copyTenant({ from: addressOf(placeOf()), to, slug: "velvet", migrationsDir });
    await expect(move).rejects.toThrow("A place is");
  });
});
