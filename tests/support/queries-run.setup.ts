import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join, relative } from "node:path";
import { afterAll, expect } from "vitest";
import { projectRoot } from "~/app/settings/environment";

/**
 * Records the functions of `*.queries.ts` that a test file ran first in its process, in a file of BOUQUET_QUERIES_RUN.
 * `npm test` fails for a query that no test ran on PostgreSQL.
 */
const folder = process.env.BOUQUET_QUERIES_RUN;

declare global {
  var queriesProfiler: Promise<Session> | undefined;
}

if (folder) {
  globalThis.queriesProfiler ??= startProfiler();
  const profiler = await globalThis.queriesProfiler;
  afterAll(async () => {
    const { result } = await profiler.post("Profiler.takePreciseCoverage");
    const ran = result
      .filter(({ url }) => url.endsWith(".queries.ts"))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ functionName, ranges }) => functionName && ranges[0]!.count > 0)
          .map(({ functionName }) => `${relative(projectRoot, url.replace(/^file:\/\//, ""))}: ${functionName}`),
      );
    mkdirSync(folder, { recursive: true });
    const file = relative(projectRoot, expect.getState().testPath ?? "");
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ file, ran: [...new Set(ran)] }));
  });
}

async function startProfiler(): Promise<Session> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  // Counting calls would prevent V8's optimization: computations take five times as long. So each function is reported
  // once per process, for the first file that ran it.
  await session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: false });
  return session;
}
