// Loaded into a server under measurement: SIGUSR2 collects garbage and reports the heap.
const { writeFileSync } = require("node:fs");

process.on("SIGUSR2", () => {
  /** @type {() => void} */ (globalThis.gc)();
  writeFileSync(/** @type {string} */ (process.env.HEAP_FILE), `${process.memoryUsage().heapUsed}`);
});
