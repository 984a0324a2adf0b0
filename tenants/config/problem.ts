/** Something wrong in a tenant's folder, said so that an operator can mend it without reading code. */
export interface Problem {
  /** An error keeps the folder's new state from being served; a warning does not. */
  level: "error" | "warning";
  slug: string;
  /** Absolute path. */
  file: string;
  /** Counted from 1. 1 where the file as a whole is meant. */
  line: number;
  column: number;
  /** As one would write it, `company.vatNumbers[0]`; empty where the file as a whole is meant. */
  key: string;
  reason: string;
  remedy: string;
}

/** `file:line:column key – reason. Remedy.` */
export function describeProblem({ file, line, column, key, reason, remedy }: Problem): string {
  return `${file}:${line}:${column} ${key ? `${key} – ` : ""}${reason}. ${remedy}${/[.?]$/.test(remedy) ? "" : "."}`;
}

/** Two problems with the same identity are the same news. */
export function problemIdentity({ file, line, key, reason }: Problem): string {
  return [file, line, key, reason].join("\n");
}

export function keyOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index ? "." : ""}${String(step)}`))
    .join("");
}
