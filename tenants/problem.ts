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

/** The known name that the given one was most likely meant to be. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  const same = known.find((name) => plain(name) === plain(given));
  // Every short code is near every other.
  if (same || given.length < 3) return same;
  const most = Math.min(3, Math.max(1, Math.floor(given.length / 3)));
  const ranked = known
    .map((name) => ({ name, distance: editDistance(plain(given), plain(name)) }))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0] && ranked[0].distance <= most ? ranked[0].name : undefined;
}

/** Letters to insert, drop, change, or swap with a neighbour. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1]!;
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const best = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(best, rows[i - 2]![j - 2]! + 1) : best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
