/**
 * Formats rows as aligned columns, a line per row. Replaces line breaks and control characters in cells, which may come
 * from outside.
 * @param {string[][]} rows
 * @returns {string[]}
 */
export function columns(rows) {
  const plain = rows.map((row) => row.map(inOneLine));
  const widths = (plain[0] ?? []).map((_, n) => Math.max(...plain.map((row) => row[n]?.length ?? 0)));
  return plain.map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** @param {string} text */
export function inOneLine(text) {
  return text.replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/** Formats a time for people and programs: "2026-01-31T03:00:00.000Z". @param {number} at UTC ms */
export function timeOf(at) {
  return new Date(at).toISOString();
}
