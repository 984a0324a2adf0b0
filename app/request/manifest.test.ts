import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DISGUISES } from "~/app/domain/account/accounts/disguises";
import { wordsFor } from "~/app/locales";
import { projectRoot } from "~/app/settings/environment";
import { loadTenant } from "~/tenants/config/load";
import { ICONS, type IconName } from "~/tenants/config/vocabulary";
import { disguiseIconOf, drawnDisguise } from "./drawing/disguise-icons";
import { drawnIcon } from "./drawing/icons";
import { disguisedManifest, manifestOf } from "./manifest";

const folder = join(projectRoot, "tenants");
const slugs = readdirSync(folder).filter((name) => existsSync(join(folder, name, "tenant.json")));
const tenantOf = (slug: string) => loadTenant(join(folder, slug), { port: 3000 }).tenant!;

test.each(slugs)("%s has a manifest in its own name, colours and language", async (slug) => {
  const tenant = tenantOf(slug);
  const words = wordsFor(tenant, "de", "de-DE");
  const manifest = await manifestOf({ tenant }, words);
  expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", name: tenant.name, lang: "de-DE" });
  expect(manifest.background_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(["/chats", "/members", "/likes"]);
});

test("each picture of a manifest has its declared size", async () => {
  const tenant = tenantOf("tidelark");
  const { icons, screenshots, shortcuts } = await manifestOf({ tenant }, wordsFor(tenant, "en", "en-US"));
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)];
  expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
    "192x192",
    "512x512",
  ]);
  for (const { src, sizes } of pictures) {
    const name = src.slice(1) as IconName;
    expect(ICONS, src).toContain(name);
    const { width, height } = await sharp(await drawnIcon(tenant, name)).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test.each(DISGUISES)("a site disguised as %s reveals nothing of itself", async (disguise) => {
  const tenant = tenantOf("tidelark");
  const manifest = disguisedManifest(disguise, wordsFor(tenant, "nl", "nl-NL"));
  expect(JSON.stringify(manifest).toLowerCase()).not.toContain("tidelark");
  expect(manifest.id).not.toBe("/");
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await drawnDisguise(disguiseIconOf(src)!)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
