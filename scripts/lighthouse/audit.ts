import { chromium } from "@playwright/test";
import { freePort } from "../bench/process";
import { CHROMIUM_ARGS } from "../chromium.mjs";
import type { Measured } from "./bars";
import { loadLighthouse, type Result } from "./library";

/** Replaces Lighthouse's user agent, which declares a bot: bots get pages without scripts. */
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

/**
 * Lighthouse's benchmark score of a Moto G Power (2022), with that phone's screen and line: "low-tier" in Chrome's
 * calibration. Lighthouse always slows a machine fourfold, which its docs call too much for a slow machine.
 */
const PHONE_INDEX = 264;

/** Number of retries after a failed recording, which is no result of the page. */
const RUNS_THAT_MAY_FAIL = 2;

/** Audits a page once, in a new browser, as a phone with a slow line. */
export async function audited(url: string, executablePath: string): Promise<Measured["audits"]> {
  for (let failed = 0; ; failed++) {
    const audits = await auditedOnce(url, executablePath, failed === RUNS_THAT_MAY_FAIL);
    if (audits) return audits;
  }
}

/** Audits a page once. Undefined without a result. If `last` is set, throws the reason instead. */
async function auditedOnce(
  url: string,
  executablePath: string,
  last: boolean,
): Promise<Measured["audits"] | undefined> {
  const { audit, mobileSlow4G, computeBenchmarkIndex } = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    const index = await page.evaluate(computeBenchmarkIndex);
    await page.close();
    const { cpuSlowdownMultiplier: most, ...line } = mobileSlow4G;
    const slowdown = Math.max(1, Math.min(most, index / PHONE_INDEX));
    const result = await audit(url, {
      port,
      throttling: { ...line, cpuSlowdownMultiplier: slowdown },
      logLevel: "silent",
      emulatedUserAgent: USER_AGENT,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    });
    if (!result || result.lhr.runtimeError) {
      if (!last) return undefined;
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    const { categories, audits } = result.lhr;
    const indexed = audits["is-crawlable"]?.score === 1;
    const log = result.artifacts.DevtoolsLog as Devtools[];
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const seconds = (name: string) => Math.round((audits[name]?.numericValue ?? Number.NaN) / 100) / 10;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      SEO: indexed ? score("seo") : Number.NaN,
      "JS kB": kilobytesOf(log, "Script"),
      "CSS kB": kilobytesOf(log, "Stylesheet"),
      CLS: audits["cumulative-layout-shift"]?.numericValue ?? 1,
      "first paint s": seconds("first-contentful-paint"),
      "largest paint s": seconds("largest-contentful-paint"),
      "blocked ms": Math.round(audits["total-blocking-time"]?.numericValue ?? Number.NaN),
      "slowed down": Math.round(slowdown * 10) / 10,
      complaints: Object.values(audits)
        .filter(({ id, score: got }) => got === 0 && isCounted(categories, indexed, id))
        .map(({ title }) => title),
    };
  } finally {
    await browser.close();
  }
}

function isCounted(categories: Result["categories"], indexed: boolean, id: string): boolean {
  const counted = [categories.accessibility, categories["best-practices"], indexed ? categories.seo : undefined];
  const refs = counted.flatMap((each) => each?.auditRefs ?? []);
  return refs.some((ref) => ref.id === id && ref.weight > 0);
}

type Devtools = { method: string; params: { requestId?: string; type?: string; encodedDataLength?: number } };

/** Returns the transferred kilobytes of a kind of files: compressed, without headers. */
function kilobytesOf(log: Devtools[], type: "Script" | "Stylesheet"): number {
  const ids = new Set(
    log.flatMap(({ method, params }) =>
      method === "Network.responseReceived" && params.type === type ? params.requestId : [],
    ),
  );
  const bytes = log
    .filter(({ method, params }) => method === "Network.dataReceived" && ids.has(params.requestId))
    .reduce((sum, { params }) => sum + (params.encodedDataLength ?? 0), 0);
  return Math.round(bytes / 100) / 10;
}
