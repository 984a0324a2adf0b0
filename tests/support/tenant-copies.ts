import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { ApiClient } from "./api-client";

/** Adds a copy of a demo site with these settings and without members, while the server runs. */
export function addTenantLike(model: string, slug: string, settings: Record<string, unknown>): void {
  const folder = folderOf(slug);
  cpSync(folderOf(model), folder, { recursive: true });
  const file = join(folder, "tenant.json");
  const config = readFileSync(file, "utf8").replaceAll(`${model}.localhost`, `${slug}.localhost`);
  writeFileSync(file, withSettings(config, settings));
}

/** Opens a page of a new site, once every process of the server knows it: within a second. */
export async function openAdded(page: Page, slug: string, path: string): Promise<void> {
  const client = new ApiClient(`${slug}.localhost`);
  await expect.poll(async () => (await client.call("GET", "/login")).status).toBe(200);
  await wait(1000);
  await page.goto(path);
}

export function removeTenant(slug: string): void {
  rmSync(folderOf(slug), { recursive: true });
}

/** Inserts settings before the file's own. Edits the text, because it may contain comments. */
function withSettings(config: string, settings: Record<string, unknown>): string {
  return config.replace("{", `{ ${JSON.stringify(settings).slice(1, -1)},`);
}

function folderOf(slug: string): string {
  return join(process.env.BOUQUET_TEST_TENANTS ?? "", slug);
}

/** Adds settings to a demo site while the server runs. Returns the function that restores it. */
export function changeTenant(slug: string, settings: Record<string, unknown>): () => void {
  const file = join(folderOf(slug), "tenant.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, withSettings(before, settings));
  return () => writeFileSync(file, before);
}
