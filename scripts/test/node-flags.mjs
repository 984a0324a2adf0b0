const [major] = process.versions.node.split(".").map(Number);

/**
 * For every process of Node's that tests start: what runs a few hundred times is gone before its optimized code pays. V8's optimizing
 * compiler waits until something has run fifteen times as often, which takes a seventh off what such a process works. From Node 22 on
 * V8 has no such setting, and a cheaper compiler before that one.
 */
export const LATE_OPTIMIZER = /** @type {number} */ (major) < 22 ? ["--interrupt-budget=1000000"] : [];
