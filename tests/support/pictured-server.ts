/**
 * The server for pictures, with a fixed clock and one seed's people. All processes of a run share it; the first request
 * starts it.
 */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { brokenSlug, SITES } from "../e2e/pictures.sites";
import { type DemoServer, startDemoServer } from "./demo-server";
import { addDecisions } from "./pictured-decisions";
import { spoilDatabase } from "./place";

/** The time of the fixed clock: a Friday evening, when many members are online. */
export const NOW = Date.UTC(2026, 10, 20, 19, 30);

/** Returns the port of the server. */
export async function picturedServer(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${process.env.BOUQUET_PICTURED_SERVER}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/**
 * Offers the server, which the first request of any process starts. Called once per run, in the process that outlives
 * all others. Returns a function that stops the server.
 */
export async function offerPicturedServer(): Promise<() => Promise<void>> {
  let started: Promise<DemoServer> | undefined;
  const start = () => startDemoServer({ workers: 1, members: 48, at: NOW, prepare });
  const door = createServer((_, response) => {
    started ??= start();
    started.then(
      ({ port }) => response.end(port),
      (error) => response.writeHead(500).end(`${error}`),
    );
  });
  await new Promise<void>((done) => door.listen(0, "127.0.0.1", done));
  process.env.BOUQUET_PICTURED_SERVER = `${(door.address() as AddressInfo).port}`;
  return async () => {
    door.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}

async function prepare(folders: { tenants: string; dataDir: string }): Promise<void> {
  await addDecisions(folders.dataDir, SITES, NOW);
  await addBrokenSites(folders);
}

/** Adds a site of each template with an unreadable database and an age question. */
async function addBrokenSites({ tenants, dataDir }: { tenants: string; dataDir: string }): Promise<void> {
  for (const { template, slug } of SITES) {
    const broken = brokenSlug(template);
    cpSync(join(tenants, slug), join(tenants, broken), { recursive: true });
    const file = join(tenants, broken, "tenant.json");
    const { loggedOutSearch: _, ...config } = parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...config, hosts: [`${broken}.localhost`], siteEntryWarning: true }));
    await spoilDatabase({ url: undefined, dataDir }, broken);
  }
}
