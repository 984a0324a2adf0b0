/**
 * Rows in columns, each as wide as its widest cell: a line for each row. A cell's text may have come from elsewhere,
 * and is not to move the cursor.
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
