/**
 * For every process of Node's that tests start: what runs a few hundred times is gone before its optimized code pays. V8's optimizing
 * compiler waits until something has run fifteen times as often, which takes a seventh off what such a process works.
 */
export const LATE_OPTIMIZER = ["--interrupt-budget=1000000"];
