import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tenantJsonSchema } from "./json-schema";
import { loadTenant } from "./load";
import { LANGUAGES, NICHES, TEMPLATES } from "./vocabulary";

const tenantsDir = join(import.meta.dirname, "..");
const loaded = readdirSync(tenantsDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "config")
  .map((entry) => loadTenant(join(tenantsDir, entry.name), { port: 3000 }));
const demos = loaded.flatMap(({ tenant }) => (tenant?.demo ? [tenant] : []));

test("the repository's tenants have no problems", () => {
  expect(loaded.flatMap(({ problems }) => problems)).toEqual([]);
});

test("the demo tenants cover niches, languages and templates", () => {
  // A new niche, language or template has no site of its own yet.
  const niches = new Set(demos.map(({ niche }) => niche.number));
  expect(NICHES.map(({ number }) => number)).toEqual(expect.arrayContaining([...niches]));
  expect(niches.size).toBeGreaterThanOrEqual(7);
  expect([...LANGUAGES]).toEqual(expect.arrayContaining(demos.map(({ language }) => language)));
  expect(new Set(demos.map(({ language }) => language)).size).toBeGreaterThanOrEqual(7);
  expect([...TEMPLATES]).toEqual(expect.arrayContaining(demos.map(({ template }) => template)));
  expect(new Set(demos.map(({ template }) => template)).size).toBeGreaterThanOrEqual(3);
});

test("each demo tenant has a local address, a logo and an icon", () => {
  for (const { slug, origin, overrides } of demos) {
    expect(origin).toBe(`http://${slug}.localhost:3000`);
    expect(overrides.logoMarkup).toContain("currentColor");
    expect(overrides.icons["icon.svg"]).toBeDefined();
  }
});

test("tenant.schema.json equals the schema (else: npm run tenant schema)", () => {
  expect(readFileSync(join(tenantsDir, "tenant.schema.json"), "utf8")).toBe(tenantJsonSchema());
});

test("tenant.schema.json describes every key", () => {
  const unexplained: string[] = [];
  walk(JSON.parse(tenantJsonSchema()), "");
  expect(unexplained).toEqual([]);

  function walk(schema: Record<string, unknown>, path: string) {
    for (const [key, value] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
      if (!value.description) unexplained.push(`${path}.${key}`);
      walk(value, `${path}.${key}`);
    }
    for (const inner of [schema.items, schema.additionalProperties]) {
      if (typeof inner === "object" && inner) walk(inner as Record<string, unknown>, `${path}[]`);
    }
  }
});
