import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import pino from "pino";
import { expect, test } from "vitest";
import { readEnvironment } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { watchTenants } from "~/tenants/config/watch";
import { afterFile } from "~/tests/support/after-file";
import { controlAt, testControl } from "~/tests/support/control";
import { ownClock } from "./clock";
import { machineChannel, machineOn } from "./machine";
import { sharingOn } from "./serving";

const log = pino({ level: "silent" });

async function testMachine() {
  return { ...(await testControl()), channel: machineChannel() };
}

/** Returns the tenants as one process of the machine serves them. */
async function processOf(tenantsDir: string, { place, channel }: Awaited<ReturnType<typeof testMachine>>) {
  const environment = { ...readEnvironment(), databaseUrl: undefined, dataDir: place.dataDir, operatorHost: undefined };
  const dependencies = {
    channel,
    machine: machineOn(channel),
    control: controlAt(place),
    environment,
    secret: "s",
    clock: ownClock(),
  };
  const registry = await watchTenants({ tenantsDir, port: 3000, log, sharing: sharingOn(dependencies) });
  afterFile(() => registry.close());
  return registry;
}

test("a worker that starts serves the last valid version of a broken config, with its files", async () => {
  const { dir, tenant, write, path } = tenantsFolder();
  tenant("velvet", { name: "Before" });
  write("velvet/words/en.json", { "home.title": "Ours" });
  const control = await testMachine();
  const first = await processOf(dir, control);
  write("velvet/tenant.json", "{ broken");
  rmSync(path("velvet/words"), { recursive: true });
  const later = await processOf(dir, control);
  expect(later.byHost("velvet.example")).toMatchObject({
    name: "Before",
    overrides: { words: { en: { "home.title": "Ours" } } },
  });
  await expect.poll(() => first.problems(), { timeout: 10_000 }).toMatchObject([{ slug: "velvet", level: "error" }]);
});

test("a starting worker does not move a host from the site that is served on it", async () => {
  const { dir, tenant } = tenantsFolder();
  tenant("velvet");
  const control = await testMachine();
  await processOf(dir, control);
  tenant("copy", { hosts: ["velvet.example"] });
  const later = await processOf(dir, control);
  expect(later.byHost("velvet.example")?.slug).toBe("velvet");
  expect(later.problems()).toMatchObject([
    { slug: "copy", reason: expect.stringContaining("held by the tenant velvet") },
  ]);
});

test("a starting worker that cannot read the folder leaves every site unchanged", async () => {
  const { dir, tenant } = tenantsFolder();
  tenant("velvet");
  const control = await testMachine();
  await processOf(dir, control);
  rmSync(dir, { recursive: true });
  const later = await processOf(dir, control);
  expect(later.byHost("velvet.example")?.slug).toBe("velvet");
});

test("all processes serve a change that one process finds", async () => {
  const { dir, tenant, path } = tenantsFolder();
  tenant("velvet", { name: "Before" });
  const control = await testMachine();
  const one = await processOf(dir, control);
  const other = await processOf(dir, control);
  tenant("velvet", { name: "After" });
  mkdirSync(path("onyx"));
  writeFileSync(path("onyx/tenant.json"), JSON.stringify({ name: "no tenant" }));
  for (const each of [one, other])
    await expect.poll(() => each.bySlug("velvet")?.name, { timeout: 10_000 }).toBe("After");
  rmSync(path("velvet"), { recursive: true });
  for (const each of [one, other]) await expect.poll(() => each.bySlug("velvet"), { timeout: 10_000 }).toBeUndefined();
});
