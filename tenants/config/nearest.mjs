/**
 * The known name that the given one was most likely meant to be.
 * @param {string} given
 * @param {readonly string[]} known
 * @returns {string | undefined}
 */
export function nearest(given, known) {
  const same = known.find((name) => plain(name) === plain(given));
  // Short codes are all similar to each other.
  if (same || given.length < 3) return same;
  const most = Math.min(3, Math.max(1, Math.floor(given.length / 3)));
  const ranked = known
    .map((name) => ({ name, distance: editDistance(plain(given), plain(name)) }))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0] && ranked[0].distance <= most ? ranked[0].name : undefined;
}

/** @param {string} name */
function plain(name) {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/**
 * Letters to insert, drop, change, or swap with a neighbour.
 * @param {string} a
 * @param {string} b
 */
function editDistance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const above = /** @type {number[]} */ (rows[i - 1]);
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const left = /** @type {number} */ (row[j - 1]);
      const best = Math.min(at(above, j) + 1, left + 1, at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(best, at(rows[i - 2], j - 2) + 1) : best);
    }
    rows.push(row);
  }
  return at(rows[a.length], b.length);
}

/** @param {number[] | undefined} row @param {number} index */
function at(row, index) {
  return /** @type {number} */ (row?.[index]);
}
