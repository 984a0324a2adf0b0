import { mkdirSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { tenantsFolder } from "./example";
import type { TenantChange, TenantRegistry } from "./watch";
import { watchTenants } from "./watch";

const open: TenantRegistry[] = [];
afterEach(() => Promise.all(open.splice(0).map((registry) => registry.close())));

async function watched(folder: ReturnType<typeof tenantsFolder>) {
  const lines: string[] = [];
  const record = (_: object, message: string) => lines.push(message);
  const log = { info: record, warn: record, error: record };
  const registry = await watchTenants({ tenantsDir: folder.dir, port: 3000, log });
  open.push(registry);
  const changes: TenantChange[] = [];
  registry.onChange((change) => changes.push(change));
  return { registry, changes, lines, name: (host: string) => registry.byHost(host)?.name };
}

/**
 * Fails if the condition does not hold within the promised second. Counts turns of the event loop of 10 ms each,
 * because a busy machine delays the watcher too.
 */
async function soon(check: () => void) {
  for (let turns = 0; ; turns++) {
    try {
      return check();
    } catch (error) {
      if (turns === 100) throw error;
      await pause(10);
    }
  }
}

/** Waits for a few scans, to prove that nothing happens. */
const aWhile = () => pause(900);

test("tenants are served from the start, and other folders and files are ignored", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet");
  folder.tenant("linen");
  folder.write("notes/README.md", "x");
  folder.write("README.md", "x");
  const { registry, name } = await watched(folder);
  expect(registry.all().map(({ slug }) => slug)).toEqual(["linen", "velvet"]);
  expect(name("velvet.example")).toBe("Velvet");
  expect(name("other.example")).toBeUndefined();
  expect(name("__proto__")).toBeUndefined();
});

test("a new folder is live within a second, even if it existed before its config", async () => {
  const folder = tenantsFolder();
  mkdirSync(folder.path("linen"));
  const { changes, name } = await watched(folder);
  folder.tenant("velvet");
  folder.tenant("linen");
  await soon(() => expect(name("velvet.example") && name("linen.example")).toBe("Velvet"));
  expect(changes.map(({ slug }) => slug).sort()).toEqual(["linen", "velvet"]);
});

test("an edit is live within a second, in place or by renaming over it", async () => {
  const folder = tenantsFolder();
  const file = folder.tenant("velvet");
  const { changes, name } = await watched(folder);
  folder.tenant("velvet", { name: "Velours" });
  await soon(() => expect(name("velvet.example")).toBe("Velours"));
  renameSync(folder.write("velvet/.tenant.json.new", { ...JSON.parse(minimal("velvet")), name: "Samt" }), file);
  await soon(() => expect(name("velvet.example")).toBe("Samt"));
  expect(changes.map(({ tenant }) => tenant?.name)).toEqual(["Velours", "Samt"]);
});

test("two edits of equal length within the clock's resolution are both seen", async () => {
  const folder = tenantsFolder();
  const file = folder.tenant("velvet");
  const { name } = await watched(folder);
  folder.tenant("velvet", { name: "Aaaaaa" });
  await soon(() => expect(name("velvet.example")).toBe("Aaaaaa"));
  const { atime, mtime } = statSync(file);
  folder.tenant("velvet", { name: "Bbbbbb" });
  utimesSync(file, atime, mtime);
  await soon(() => expect(name("velvet.example")).toBe("Bbbbbb"));
});

test("an added, changed or removed override is live within a second", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet");
  const { registry } = await watched(folder);
  const headline = () => registry.byHost("velvet.example")?.overrides.words.en?.["index.headline"];
  const file = folder.write("velvet/words/en.json", { "index.headline": "One" });
  await soon(() => expect(headline()).toBe("One"));
  writeFileSync(file, '{ "index.headline": "Two" }');
  await soon(() => expect(headline()).toBe("Two"));
  rmSync(file);
  await soon(() => expect(headline()).toBeUndefined());
});

test("an invalid file keeps the last valid version, is logged once, and affects no other site", async () => {
  const folder = tenantsFolder();
  const file = folder.tenant("velvet");
  folder.tenant("linen");
  const { registry, changes, lines, name } = await watched(folder);
  folder.tenant("velvet", { name: "Velours", template: "lavis" });
  await soon(() => expect(registry.problems()).toHaveLength(1));
  expect(registry.problems()[0]).toMatchObject({ slug: "velvet", file, key: "template", line: 7 });
  folder.tenant("linen", { name: "Linen" });
  await soon(() => expect(name("linen.example")).toBe("Linen"));
  utimesSync(file, new Date(), new Date());
  await aWhile();
  expect(name("velvet.example")).toBe("Velvet");
  expect(lines.filter((line) => line.includes("template"))).toHaveLength(1);
  expect(lines.find((line) => line.includes("template"))).toMatch(
    /velvet\/tenant\.json:7:\d+ template – .*Did you mean "lavish"\?/,
  );
  folder.tenant("velvet", { name: "Velours" });
  await soon(() => expect(name("velvet.example")).toBe("Velours"));
  expect(registry.problems()).toEqual([]);
  expect(changes.map(({ slug }) => slug)).toEqual(["linen", "velvet"]);
});

test("a tenant that is invalid from the start is served once it is corrected", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet", { niche: 99 });
  const { registry, name } = await watched(folder);
  await soon(() => expect(registry.problems()).toMatchObject([{ key: "niche" }]));
  expect(registry.all()).toEqual([]);
  folder.tenant("velvet");
  await soon(() => expect(name("velvet.example")).toBe("Velvet"));
});

test("a file that is being written is no error", async () => {
  const folder = tenantsFolder();
  const file = folder.tenant("velvet");
  const { registry, lines, name } = await watched(folder);
  const text = minimal("velvet").replace("Velvet", "Velours");
  truncateSync(file);
  for (let end = 0; end < text.length; end += 20) {
    writeFileSync(file, text.slice(0, end));
    // Whole seconds, as some drives store them: new for longer than a busy machine delays this process.
    const now = Math.floor(Date.now() / 1000);
    utimesSync(file, now, now);
    expect(name("velvet.example")).toBe("Velvet");
    await pause(15);
  }
  writeFileSync(file, text);
  await soon(() => expect(name("velvet.example")).toBe("Velours"));
  expect(registry.problems()).toEqual([]);
  expect(lines.filter((line) => line.includes("tenant.json"))).toEqual([]);
});

test("a config that is missing for a moment does not end the site", async () => {
  const folder = tenantsFolder();
  const file = folder.tenant("velvet");
  const { changes, name } = await watched(folder);
  for (let round = 0; round < 4; round++) {
    renameSync(file, `${file}~`);
    await pause(20);
    renameSync(`${file}~`, file);
    // Waits for one scan in between: the site ends after two scans in a row without the file.
    await pause(600);
  }
  expect(name("velvet.example")).toBe("Velvet");
  expect(changes).toEqual([]);
});

test("a removed folder or config frees its hosts within a second, and may come back", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet");
  const file = folder.tenant("linen");
  const { changes, name } = await watched(folder);
  rmSync(folder.path("velvet"), { recursive: true });
  rmSync(file);
  await soon(() => expect([name("velvet.example"), name("linen.example")]).toEqual([undefined, undefined]));
  expect(changes).toEqual(expect.arrayContaining([{ slug: "velvet", tenant: undefined }]));
  folder.tenant("velvet");
  await soon(() => expect(name("velvet.example")).toBe("Velvet"));
});

test("the first of two slugs by alphabet gets the host at the start, the other keeps its remaining hosts", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet", { hosts: ["shared.example", "velvet.example"] });
  const file = folder.tenant("linen", { name: "Linen", hosts: ["linen.example", "shared.example"] });
  const { registry, name } = await watched(folder);
  expect(name("shared.example")).toBe("Linen");
  expect(registry.byHost("velvet.example")).toMatchObject({
    hosts: ["velvet.example"],
    origin: "https://velvet.example",
  });
  expect(registry.problems()).toMatchObject([
    { slug: "velvet", key: "hosts[0]", line: 4, reason: expect.stringContaining("held by the tenant linen") },
  ]);
  rmSync(file);
  await soon(() => expect(name("shared.example")).toBe("Velvet"));
  expect(registry.byHost("shared.example")?.origin).toBe("https://shared.example");
  expect(registry.problems()).toEqual([]);
});

test("a tenant keeps its host until its config drops the host, even if a later tenant comes first by alphabet", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet", { hosts: ["shared.example"] });
  const { registry, lines, name } = await watched(folder);
  folder.tenant("aaa", { name: "Newcomer", hosts: ["shared.example"] });
  await soon(() => expect(registry.problems()).toMatchObject([{ slug: "aaa", key: "hosts[0]" }]));
  expect(name("shared.example")).toBe("Velvet");
  expect(registry.all()).toHaveLength(1);
  await aWhile();
  expect(lines.filter((line) => line.includes("held by"))).toHaveLength(1);
  folder.tenant("velvet", { hosts: ["velvet.example"] });
  await soon(() => expect(name("shared.example")).toBe("Newcomer"));
  expect(name("velvet.example")).toBe("Velvet");
  expect(registry.problems()).toEqual([]);
});

test("a host that moves from one tenant to another answers all the time", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet", { hosts: ["shared.example", "velvet.example"] });
  folder.tenant("linen", { name: "Linen" });
  const { name } = await watched(folder);
  folder.tenant("linen", { name: "Linen", hosts: ["shared.example"] });
  folder.tenant("velvet", { hosts: ["velvet.example"] });
  await soon(() => {
    expect(name("shared.example")).toBeDefined();
    expect(name("shared.example")).toBe("Linen");
  });
});

test("sites stay up while the tenants' folder is unreadable", async () => {
  const folder = tenantsFolder();
  folder.tenant("velvet");
  const { lines, name } = await watched(folder);
  renameSync(folder.dir, `${folder.dir}-away`);
  await aWhile();
  expect(name("velvet.example")).toBe("Velvet");
  expect(lines.filter((line) => line.startsWith("Cannot read"))).toHaveLength(1);
  renameSync(`${folder.dir}-away`, folder.dir);
  folder.tenant("linen", { name: "Linen" });
  await soon(() => expect(name("linen.example")).toBe("Linen"));
});

test("a listener that throws stops neither the change nor other listeners", async () => {
  const folder = tenantsFolder();
  const { registry, name } = await watched(folder);
  const heard: string[] = [];
  registry.onChange(() => {
    throw new Error("not my day");
  });
  const end = registry.onChange(({ slug }) => heard.push(slug));
  folder.tenant("velvet");
  await soon(() => expect(name("velvet.example")).toBe("Velvet"));
  end();
  folder.tenant("linen");
  await soon(() => expect(name("linen.example")).toBe("Velvet"));
  expect(heard).toEqual(["velvet"]);
});

const minimal = (slug: string) =>
  JSON.stringify({
    name: "Velvet",
    hosts: [`${slug}.example`],
    niche: 1,
    template: "social",
    language: "en",
    countries: ["NL"],
    company: { name: "Velvet B.V.", address: "Sample Street 1", city: "Sampleton", country: "NL" },
  });
