import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteArrival } from "~/app/domain/campaigns/campaigns";
import { settleGathered } from "~/app/domain/gathering";
import type { SourcePart } from "~/app/domain/signup/source-parts";
import { projectRoot } from "~/app/environment";
import { freshPlace } from "~/tests/support/place";
import { withSite } from "../site-alone";
import { campaigns } from "./command";

let machine: Parameters<typeof campaigns>[0];

beforeEach(async () => {
  const place = await freshPlace();
  const tenantsDir = join(mkdtempSync(join(tmpdir(), "bouquet-campaigns-")), "tenants");
  machine = { tenantsDir, dataDir: place.dataDir, databaseUrl: place.url, mediaUrl: undefined, port: 3000 };
  cpSync(join(projectRoot, "tenants/razemo"), join(tenantsDir, "razemo"), { recursive: true });
});

afterEach(() => {
  rmSync(join(machine.tenantsDir, ".."), { recursive: true, force: true });
  rmSync(machine.dataDir, { recursive: true, force: true });
});

test("a table or JSON says what became of whom each source sent", async () => {
  await withSite(machine, "razemo", async (site) => {
    noteArrival(site, { network: "ads", ref: "two\nlines" });
    await settleGathered();
  });

  const asked = { days: 1, by: ["network", "ref"] satisfies SourcePart[], json: false };
  expect(await campaigns(machine, "razemo", asked)).toEqual([
    "NETWORK  REF        VISITS  SIGN-UPS  ACTIVATIONS  BUYERS  REVENUE",
    "ads      two lines  1       0         0            0       -",
  ]);
  const [json] = await campaigns(machine, "razemo", { ...asked, by: ["network"], json: true });
  expect(JSON.parse(json!)).toMatchObject({ campaigns: [{ source: { network: "ads" }, visits: 1 }] });
});

test("a tenant that there is not is said to be none, and one that nobody was sent to has an empty table", async () => {
  const asked = { days: 30, by: ["network" as const], json: false };
  await expect(campaigns(machine, "nowhere", asked)).rejects.toThrow("There is no tenant nowhere");
  expect(await campaigns(machine, "razemo", asked)).toEqual(["nobody came by a traffic source"]);
});

test("a folder of data that there is not is not made", async () => {
  const nowhere = { ...machine, dataDir: join(machine.tenantsDir, "nothing"), databaseUrl: undefined };
  await expect(campaigns(nowhere, "razemo", { days: 30, by: ["network"], json: false })).rejects.toThrow("DATA_DIR");
  expect(existsSync(nowhere.dataDir)).toBe(false);
});
