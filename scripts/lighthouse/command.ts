import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { start } from "../bench/process";
import { ensureChromium, findChromium } from "../chromium.mjs";
import { run } from "../command.mjs";
import type { Answer } from "../commands/declaration";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { readTenants } from "../tenant/read";
import { audited } from "./audit";
import { failuresOf, type Measured, medianOf, tableOf } from "./bars";
import { installLighthouse } from "./library";

const PAGES = ["/", "/signup", "/login", "/members", "/pricing", "/landers/gallery", "/landers/socialnetwork"];

interface Wanted {
  runs: number;
  only: (typeof TEMPLATES)[number] | undefined;
}

/** Returns the medians of every page in each template, and the figures below their bar. */
export async function audit({ runs, only }: Wanted): Promise<Answer> {
  const dataDir = mkdtempSync(join(tmpdir(), "bouquet-lighthouse-"));
  await prepare({ build: "release", dependencies: "all" });
  await ensureChromium();
  await step("Installing Lighthouse", installLighthouse);
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", TENANTS_DIR: "" };
  await step("Making demo data", () => seed(env));
  const server = await start(["scripts/serve.mjs"], env);
  try {
    const rows: Measured[] = [];
    for (const { template, slug } of sitesToMeasure(only)) {
      for (const path of PAGES) {
        const url = `http://${slug}.localhost:${server.port}${path}`;
        const audits: Measured["audits"][] = [];
        await step(`${template} ${path}`, async () => {
          for (let n = 0; n < runs; n++) audits.push(await audited(url, findChromium()!));
        });
        rows.push({ template, path, audits: medianOf(audits) });
      }
    }
    const failures = rows.flatMap(failuresOf);
    const lines = ["", tableOf(rows), "", ...failures];
    return { lines, data: { rows, failures }, code: failures.length > 0 ? 1 : 0 };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Picks a demo site of each template whose first page is not the notice for adults. */
function sitesToMeasure(only: Wanted["only"]) {
  const all = readTenants({ tenantsDir: "tenants", port: 3000 }).tenants.all();
  return TEMPLATES.filter((template) => !only || template === only).flatMap((template) => {
    const site = all.find((tenant) => tenant.template === template && tenant.demo && !tenant.siteEntryWarning);
    return site ? [{ template, slug: site.slug }] : [];
  });
}

async function seed(env: Record<string, string>): Promise<void> {
  const args = ["scripts/bouquet.mjs", "seed", "--demo", "--members", "60"];
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(output);
}
