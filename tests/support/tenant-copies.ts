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
  writeFileSync(file, config.replace("{", `{ ${JSON.stringify(settings).slice(1, -1)},`));
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

function folderOf(slug: string): string {
  return join(process.env.BOUQUET_TEST_TENANTS ?? "", slug);
}
