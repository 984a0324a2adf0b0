import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../bench/process";
import { CHROMIUM_ARGS } from "../chromium.mjs";
import type { Measured } from "./bars";

/** Lighthouse's own names itself a bot, and bots get pages without scripts. */
const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";

/** One run in a browser of its own, on a phone with a slow line. */
export async function audited(url: string, executablePath: string): Promise<Measured["audits"]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      emulatedUserAgent: USER_AGENT,
      onlyCategories: ["performance", "accessibility", "best-practices"],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    const { categories, audits } = result.lhr;
    const log = result.artifacts.DevtoolsLog as Devtools[];
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      "JS kB": kilobytesOf(log, "Script"),
      "CSS kB": kilobytesOf(log, "Stylesheet"),
      CLS: audits["cumulative-layout-shift"]?.numericValue ?? 1,
      complaints: Object.values(audits)
        .filter(({ id, score: got }) => got === 0 && isCounted(categories, id))
        .map(({ title }) => title),
    };
  } finally {
    await browser.close();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function isCounted(categories: Result["categories"], id: string): boolean {
  const refs = [categories.accessibility, categories["best-practices"]].flatMap((each) => each?.auditRefs ?? []);
  return refs.some((ref) => ref.id === id && ref.weight > 0);
}

type Devtools = { method: string; params: { requestId?: string; type?: string; encodedDataLength?: number } };

/** What came over the line for files of a kind: compressed, without the headers. */
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
