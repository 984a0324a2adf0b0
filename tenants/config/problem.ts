import type { Complaint, Place } from "./source";

/** A problem in a tenant's folder, in words that an operator can act on without reading code. */
export interface Problem {
  /** An error keeps the folder's new state from being served; a warning does not. */
  level: "error" | "warning";
  slug: string;
  /** Absolute path. */
  file: string;
  /** Counted from 1. 1 if the problem concerns the whole file. */
  line: number;
  column: number;
  /** The key as written, `company.vatNumbers[0]`. Empty if the problem concerns the whole file. */
  key: string;
  reason: string;
  remedy: string;
}

/** Formats `file:line:column key – reason. Remedy.` */
export function describeProblem({ file, line, column, key, reason, remedy }: Problem): string {
  return `${file}:${line}:${column} ${key ? `${key} – ` : ""}${reason}. ${remedy}${/[.?]$/.test(remedy) ? "" : "."}`;
}

/** Two problems with the same identity are reported once. */
export function problemIdentity({ file, line, key, reason }: Problem): string {
  return [file, line, key, reason].join("\n");
}

export function keyOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index ? "." : ""}${String(step)}`))
    .join("");
}

/** A problem in a file beside a config. */
export interface OverrideProblem extends Partial<Place>, Omit<Complaint, "path"> {
  level: "error" | "warning";
  file: string;
  path?: Complaint["path"];
}
