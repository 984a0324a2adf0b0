import { type ChildProcess, execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Returns the CPU seconds of a process, independent of other load. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Returns the running children of a process. */
export function childrenOf(parent: number): number[] {
  const children = told(`/proc/${parent}/task/${parent}/children`).split(" ").filter(Boolean).map(Number);
  return children.filter((child) => /\) [^ZX]/.test(told(`/proc/${child}/stat`)));
}

/** Reads a file of /proc; empty for an ended process. */
function told(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

/** Counts the open files and connections of a process. */
export function descriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Limits a process's descriptors until `lift` is called. Open ones stay open. */
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

/** Kills the child when this process ends, in case a test breaks off before its own stop. */
export function endWithTests<Child extends ChildProcess>(child: Child): Child {
  own.add(child);
  child.once("exit", () => own.delete(child));
  return child;
}
