import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Logger } from "pino";
import { PROTOCOL } from "./messages";
import type { Running } from "./primary";
import type { ServerStatus } from "./release-socket";

interface Options {
  build: string;
  running(): Running | undefined;
  log: Pick<Logger, "info" | "error">;
}

/** Manages the releases of a running server. One release at a time replaces the served build. */
export function releasesOf({ build: own, running, log }: Options) {
  const builds = dirname(own);
  let taking: string | undefined;

  function busy(): string | undefined {
    const now = running();
    if (!now) return "the server starts or stops";
    if (!now.take)
      return "this server serves with one process (WORKERS=1), which nobody can replace without a gap: restart it";
    return taking && `${taking} is being taken`;
  }

  function status(): ServerStatus {
    const why = busy();
    const workers = (running()?.workers() ?? []).map((each) => ({ ...each, build: basename(each.build) }));
    return { pid: process.pid, builds, build: basename(own), workers, ...(why && { busy: why }) };
  }

  async function take(name: string, tell: (line: string) => void): Promise<void> {
    const why = busy() ?? unfit(builds, name);
    if (why) throw new Error(why);
    taking = name;
    log.info({ build: name }, "a build is taken");
    try {
      await running()!.take!(join(builds, name), tell);
      log.info({ build: name }, "a build was taken");
    } catch (error) {
      log.error({ err: error, build: name }, "a build was not taken");
      throw error;
    } finally {
      taking = undefined;
    }
  }

  return { status, take };
}

/** Returns why a build cannot serve beside this process, safe to print. Undefined if it can. */
function unfit(builds: string, name: string): string | undefined {
  const folder = join(builds, name);
  if (name !== basename(folder) || !existsSync(join(folder, "stamp"))) return `there is no build ${name} in ${builds}`;
  const protocol = protocolOf(folder);
  if (protocol === PROTOCOL) return undefined;
  return `the workers of ${name} do not understand the process that keeps them (protocol ${protocol}, and it has ${PROTOCOL}): restart the server`;
}

function protocolOf(folder: string): number | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, "release.json"), "utf8")).protocol;
  } catch {
    return undefined;
  }
}
