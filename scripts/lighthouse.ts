import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { TEMPLATES } from "~/tenants/vocabulary";
import { start } from "./bench/process";
import { ensureChromium, findChromium } from "./chromium.mjs";
import { run } from "./command.mjs";
import { audited } from "./lighthouse/audit";
import { BARS, failuresOf, type Measured, medianOf, tableOf } from "./lighthouse/bars";
import { installLighthouse } from "./lighthouse/library";
import { prepare } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { readTenants } from "./tenant/check";
import { main } from "./unready.mjs";

const USAGE = `npm run lighthouse [-- --runs 5] [-- --only lavish]

Audits the built site as a phone sees it: index, sign-up, login, a visitor's search, prices and a lander in each template. Prints the median
of the runs, and exits 1 below ${BARS.map(({ name, bar }) => `${name} ${bar}`).join(", ")}.
Every run takes half a minute; on a machine that does something else the performance says little.
`;

const PAGES = ["/", "/signup", "/login", "/members", "/pricing", "/landers/gallery"];

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});
await main(async () => (values.help ? console.log(USAGE) : measure(Number(values.runs))));

async function measure(runs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bouquet-lighthouse-"));
  await prepare({ dependencies: "all" });
  await ensureChromium();
  await step("Installing Lighthouse", installLighthouse);
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", TENANTS_DIR: "" };
  await step("Making demo data", () => seed(env));
  const server = await start(["scripts/serve.mjs"], env);
  try {
    const rows: Measured[] = [];
    for (const { template, slug } of sitesToMeasure()) {
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
    console.log(`\n${tableOf(rows)}\n${failures.map((each) => `\n${each}`).join("")}`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A demo site of each template: one that has its page where a visitor comes first, not the notice for adults. */
function sitesToMeasure() {
  const all = readTenants({ tenantsDir: "tenants", port: 3000 }).tenants.all();
  return TEMPLATES.filter((template) => !values.only || template === values.only).flatMap((template) => {
    const site = all.find((tenant) => tenant.template === template && tenant.demo && !tenant.siteEntryWarning);
    return site ? [{ template, slug: site.slug }] : [];
  });
}

async function seed(env: Record<string, string>): Promise<void> {
  const args = ["--import", "tsx", "scripts/seed.ts", "--demo", "--members", "60"];
  const { code, output } = await run(process.execPath, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(output);
}
