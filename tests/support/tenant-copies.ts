import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

/** Adds a site like a demo one, but with these settings and without its people, while the server runs. */
export function addTenantLike(model: string, slug: string, settings: Record<string, unknown>): void {
  const folder = folderOf(slug);
  cpSync(folderOf(model), folder, { recursive: true });
  const file = join(folder, "tenant.json");
  const config = readFileSync(file, "utf8").replaceAll(`${model}.localhost`, `${slug}.localhost`);
  writeFileSync(file, config.replace("{", `{ ${JSON.stringify(settings).slice(1, -1)},`));
}

/** Opens a page of a site that was just added: it is live within a second. */
export async function openAdded(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.goto(path))?.status()).toBe(200);
}

export function removeTenant(slug: string): void {
  rmSync(folderOf(slug), { recursive: true });
}

function folderOf(slug: string): string {
  return join(process.env.BOUQUET_TEST_TENANTS ?? "", slug);
}
