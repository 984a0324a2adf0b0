import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { ApiClient } from "./api-client";

/** Adds a site like a demo one, but with these settings and without its people, while the server runs. */
export function addTenantLike(model: string, slug: string, settings: Record<string, unknown>): void {
  const folder = folderOf(slug);
  cpSync(folderOf(model), folder, { recursive: true });
  const file = join(folder, "tenant.json");
  const config = readFileSync(file, "utf8").replaceAll(`${model}.localhost`, `${slug}.localhost`);
  writeFileSync(file, withSettings(config, settings));
}

/** Opens a page of a site that was just added, once the last of the server's processes knows it: within a second. */
export async function openAdded(page: Page, slug: string, path: string): Promise<void> {
  const client = new ApiClient(`${slug}.localhost`);
  await expect.poll(async () => (await client.call("GET", "/login")).status).toBe(200);
  await wait(1000);
  await page.goto(path);
}

export function removeTenant(slug: string): void {
  rmSync(folderOf(slug), { recursive: true });
}

/** The file's text with these settings before its own. It may hold comments, so it is not read as JSON. */
function withSettings(config: string, settings: Record<string, unknown>): string {
  return config.replace("{", `{ ${JSON.stringify(settings).slice(1, -1)},`);
}

function folderOf(slug: string): string {
  return join(process.env.BOUQUET_TEST_TENANTS ?? "", slug);
}

/** Gives a demo site these settings besides its own while the server runs. The answer takes them back. */
export function changeTenant(slug: string, settings: Record<string, unknown>): () => void {
  const file = join(folderOf(slug), "tenant.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, withSettings(before, settings));
  return () => writeFileSync(file, before);
}
