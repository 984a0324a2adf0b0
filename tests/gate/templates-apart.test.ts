import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { built } from "../support/built";
import { filesOfTemplate, filesWith, pageModules } from "../support/built-templates";

const client = join(built(), "client");
const styles = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".css"));
const read = (file: string) => readFileSync(join(client, file), "utf8");

describe("a build", () => {
  test.each(TEMPLATES)("has a script and styles of %s that no other template loads", (template) => {
    const own = filesOfTemplate(template);
    expect(own.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(0);
    expect(own.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(0);
  });

  test("loads a template's colours with that template only", () => {
    // Finds a template's palettes by the niches' root, which only theme.css.ts names.
    const palettes = styles.map((name) => `assets/${name}`).filter((file) => read(file).includes("data-niche"));
    const reached = palettes.filter((file) => [...TEMPLATES].some((each) => filesOfTemplate(each).includes(file)));
    expect(reached).toHaveLength(TEMPLATES.length);
    for (const module of pageModules) {
      expect(
        [...filesWith(module)].filter((file) => palettes.includes(file)),
        module,
      ).toEqual([]);
    }
  });

  test("loads no template's own file at the start of a page", () => {
    const own = new Set(TEMPLATES.flatMap((each) => [...filesWith(`themes/${each}/index.ts`)].slice(0, 1)));
    for (const module of pageModules) {
      expect(
        [...filesWith(module)].filter((file) => own.has(file)),
        module,
      ).toEqual([]);
    }
  });
});
