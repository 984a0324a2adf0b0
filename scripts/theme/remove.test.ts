import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { tenantsFolder } from "~/tenants/config/example";
import { removeTheme } from "./new";

describe("theme remove", () => {
  test("refuses while a config names the template, also a broken one, despite --yes", () => {
    const { dir, tenant, write } = tenantsFolder();
    tenant("velvet", { template: "lavish" });
    write("onyx/tenant.json", '{ "template": "lavish", broken');
    tenant("linen", { template: "social" });
    const remove = () => removeTheme({ tenantsDir: dir }, { name: "lavish", yes: true });
    expect(remove).toThrow(/themes\/lavish is the template of onyx, velvet/);
    expect(existsSync(join(projectRoot, "themes/lavish/index.ts"))).toBe(true);
  });

  test("lists the files to delete, and deletes none without --yes", () => {
    const { dir } = tenantsFolder();
    const { lines, data } = removeTheme({ tenantsDir: dir }, { name: "lavish", yes: false });
    expect(lines[0]).toMatch(/^This deletes themes\/lavish with \d+ files.*Confirm with --yes\.$/);
    expect(data).toMatchObject({ removed: null, files: expect.arrayContaining(["index.ts", "tokens.ts"]) });
    expect(existsSync(join(projectRoot, "themes/lavish/index.ts"))).toBe(true);
  });
});
