import { type ChildProcess, execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Seconds that a process has had a processor so far: the same on a busy machine as on an idle one. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The processes that a process started itself and that run. */
export function childrenOf(parent: number): number[] {
  const children = told(`/proc/${parent}/task/${parent}/children`).split(" ").filter(Boolean).map(Number);
  return children.filter((child) => /\) [^ZX]/.test(told(`/proc/${child}/stat`)));
}

/** What the system says of a process; nothing of one that is gone. */
function told(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

/** How many files and connections a process has open. */
export function descriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Lets a process open so many and no more, until `lift` is called. Those that it has stay open. */
export function limitDescriptors(pid: number, most: number): { lift(): void } {
  const prlimit = (...options: string[]) =>
    execFileSync("prlimit", ["--pid", `${pid}`, ...options], { encoding: "utf8" });
  const usual = prlimit("--nofile", "--raw", "--noheadings", "--output=SOFT").trim();
  prlimit(`--nofile=${most}:`);
  return { lift: () => void prlimit(`--nofile=${usual}:`) };
}

const TICKS = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

const own = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of own) child.kill("SIGKILL");
});

/** Kills it with this process at the latest: where a test breaks off before it could stop it. */
export function endWithTests<Child extends ChildProcess>(child: Child): Child {
  own.add(child);
  child.once("exit", () => own.delete(child));
  return child;
}
