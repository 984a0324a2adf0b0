import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { projectRoot } from "~/app/settings/environment";
import { isUnderWay, type KeptRun, keepBeginning, lastRun } from "./kept";

/** The doctor as the console has it: it shows what was kept, and has a process of its own look anew. */
export interface Doctor {
  last(): Promise<KeptRun | undefined>;
  isUnderWay(): Promise<boolean>;
  /** Begins a run, unless one is under way. Nobody waits for its end. */
  begin(): Promise<void>;
}

interface Parts {
  dataDir: string;
  log: Pick<Logger, "error">;
  now?: () => number;
  /** Of the process that looks. */
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
      child.stderr.on("error", () => {}); // what it says is only logged
      child.once("error", (error) => log.error({ err: error }, "the doctor could not be started"));
      child.once("close", (code) => {
        if (said !== "") log.error({ code, said }, "the doctor could not look");
      });
      makeWay(child.pid);
      // A server that stops does not wait for it.
      child.unref();
      (child.stderr as Socket).unref();
    },
  };
}

/** In characters: what is logged of one that fails again and again. */
const MOST_SAID = 10_000;

/** Requests go first. One that ended at once, or that nobody may slow down, is left as it is. */
function makeWay(pid: number | undefined): void {
  if (!pid) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
