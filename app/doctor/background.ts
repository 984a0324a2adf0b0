import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { projectRoot } from "~/app/settings/environment";
import { isUnderWay, type KeptRun, keepBeginning, lastRun } from "./kept";

/** Shows the doctor's last run in the console, and starts another run in a separate process. */
export interface Doctor {
  last(): Promise<KeptRun | undefined>;
  isUnderWay(): Promise<boolean>;
  /** Begins a run, unless a run is in progress. Resolves before the run ends. */
  begin(): Promise<void>;
}

interface Parts {
  dataDir: string;
  log: Pick<Logger, "error">;
  now?: () => number;
  env?: NodeJS.ProcessEnv;
}

export function doctorFor({ dataDir, log, now = Date.now, env = process.env }: Parts): Doctor {
  return {
    last: () => lastRun(dataDir),
    isUnderWay: () => isUnderWay(dataDir, now()),
    async begin() {
      if (await isUnderWay(dataDir, now())) return;
      await keepBeginning(dataDir, now());
      const args = [join(projectRoot, "scripts/bouquet.mjs"), "doctor", "--all", "--json"];
      const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ["ignore", "ignore", "pipe"] });
      let said = "";
      child.stderr.setEncoding("utf8").on("data", (text) => {
        if (said.length < MOST_SAID) said += text;
      });
      child.stderr.on("error", () => {}); // its output is only logged
      child.once("error", (error) => log.error({ err: error }, "the doctor could not be started"));
      child.once("close", (code) => {
        if (said !== "") log.error({ code, said }, "the doctor failed");
      });
      makeWay(child.pid);
      // Lets the server stop before the run ends.
      child.unref();
      (child.stderr as Socket).unref();
    },
  };
}

/** Maximum output of a failing run that is logged, in characters. */
const MOST_SAID = 10_000;

/** Lowers the priority of a process, because requests go first. Ignores an ended or protected process. */
function makeWay(pid: number | undefined): void {
  if (!pid) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
