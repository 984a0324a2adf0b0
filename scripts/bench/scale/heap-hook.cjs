// Loaded into a server under measurement: on SIGUSR2 it says what its heap has once garbage is gone.
const { writeFileSync } = require("node:fs");

process.on("SIGUSR2", () => {
  /** @type {() => void} */ (globalThis.gc)();
  writeFileSync(/** @type {string} */ (process.env.HEAP_FILE), `${process.memoryUsage().heapUsed}`);
});
