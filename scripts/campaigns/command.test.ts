import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SourcePart } from "~/app/domain/account/signup/source-parts";
import { flushBatches } from "~/app/domain/batches";
import { noteArrival } from "~/app/domain/reach/campaigns/campaigns";
import { noteEntry } from "~/app/domain/reach/experiments/experiments";
import { projectRoot } from "~/app/settings/environment";
import { freshPlace } from "~/tests/support/place";
import { type Machine, withSite } from "../site-alone";
import { campaigns } from "./command";

let machine: Machine;

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

test("campaigns > lists the results of each source as a table or JSON", async () => {
  await withSite(machine, "razemo", async (site) => {
    noteArrival(site, { network: "ads", ref: "two\nlines" });
    await flushBatches();
  });

  const asked = { days: 1, by: ["network", "ref"] satisfies SourcePart[] };
  expect((await withSite(machine, "razemo", (site) => campaigns(site, asked))).lines).toEqual([
    "NETWORK  REF        VISITS  SIGN-UPS  ACTIVATIONS  BUYERS  REVENUE",
    "ads      two lines  1       0         0            0       -",
  ]);
  const { data } = await withSite(machine, "razemo", (site) => campaigns(site, { ...asked, by: ["network"] }));
  expect(data).toMatchObject({ campaigns: [{ source: { network: "ads" }, visits: 1 }] });
});

test("campaigns > reports an experiment in words and as JSON", async () => {
  const file = join(machine.tenantsDir, "razemo/tenant.json");
  const variants = [
    { id: "street", lander: "video" },
    { id: "faces", lander: "gallery" },
  ];
  const experiments = [{ id: "spring", since: "2020-01-01", sample: 100, variants }];
  writeFileSync(file, readFileSync(file, "utf8").replace("{", `{ "experiments": ${JSON.stringify(experiments)},`));
  await withSite(machine, "razemo", async (site) => {
    const entry = { experiment: "spring", group: "", variant: "street" };
    for (let visitor = 0; visitor < 4; visitor++) noteEntry(site, entry);
    await flushBatches();
  });
  const asked = { days: 1, by: ["network" as const] };
  expect((await withSite(machine, "razemo", (site) => campaigns(site, asked))).lines.slice(-5)).toEqual([
    "Experiment spring, since 2020-01-01",
    "VARIANT  LANDER   VISITORS  SIGN-UPS  ACTIVATIONS  RATE   95 % INTERVAL",
    "street   video    4         0         0            0.0 %  0.0 % to 49.0 %",
    "faces    gallery  0         0         0            -      -",
    "too early to say: 196 more visitors are needed until each variant has 100",
  ]);
  const { data } = await withSite(machine, "razemo", (site) => campaigns(site, asked));
  expect(data).toMatchObject({ experiments: [{ experiment: "spring", verdict: { state: "early" } }] });
});

test("campaigns > refuses an unknown tenant, and prints an empty table for one without visitors", async () => {
  const asked = { days: 30, by: ["network" as const] };
  await expect(withSite(machine, "nowhere", (site) => campaigns(site, asked))).rejects.toThrow(
    "There is no tenant nowhere",
  );
  expect((await withSite(machine, "razemo", (site) => campaigns(site, asked))).lines).toEqual([
    "No visitor came by a traffic source",
  ]);
});

test("campaigns > does not create a missing data folder", async () => {
  const nowhere = { ...machine, dataDir: join(machine.tenantsDir, "nothing"), databaseUrl: undefined };
  await expect(withSite(nowhere, "razemo", (site) => campaigns(site, { days: 30, by: ["network"] }))).rejects.toThrow(
    "DATA_DIR",
  );
  expect(existsSync(nowhere.dataDir)).toBe(false);
});
