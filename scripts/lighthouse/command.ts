import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { start } from "../bench/process";
import { ensureChromium, findChromium } from "../chromium.mjs";
import { run } from "../command.mjs";
import { verb } from "../commands/declaration";
import { oneOf, whole } from "../commands/readers";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { readTenants } from "../tenant/read";
import { audited } from "./audit";
import { BARS, failuresOf, type Measured, medianOf, tableOf } from "./bars";
import { installLighthouse } from "./library";

const only = { takes: "<template>", does: TEMPLATES.join(", "), read: oneOf(...TEMPLATES) };

export default verb({
  does: "Audits the built site as a phone sees it, and prints the median of the runs.",
  permission: null,
  more: `Index, sign-up, login, a visitor's search, prices and two landers in each template. Ends with 1 below
${BARS.map(({ name, bar }) => `${name} ${bar}`).join(", ")}.
Every run takes half a minute; on a machine that does something else the performance says little.`,
  options: {
    runs: { takes: "<n>", does: "runs of each page", usual: "5", read: whole(1, 99) },
    only,
  },
  async run({ runs, only }) {
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
  },
});

const PAGES = ["/", "/signup", "/login", "/members", "/pricing", "/landers/gallery", "/landers/socialnetwork"];

/** Picks a demo site of each template whose first page is not the notice for adults. */
function sitesToMeasure(only: (typeof TEMPLATES)[number] | undefined) {
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
