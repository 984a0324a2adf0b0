/** How long each stage takes, and its share of the whole run. Some run beside others. */
export function stopwatch() {
  const begun = performance.now();
  /** @type {{ name: string; from: number; to: number }[]} */
  const stages = [];
  return {
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     */
    async measure(name, work) {
      const from = performance.now();
      try {
        return await work();
      } finally {
        stages.push({ name, from, to: performance.now() });
      }
    },
    /** A line a stage, in the order in which they began. */
    shares() {
      if (stages.length < 2) return "";
      const all = performance.now() - begun;
      const lines = stages
        .sort((one, other) => one.from - other.from)
        .map(({ name, from, to }) => {
          const share = Math.round(((to - from) / all) * 100);
          return `${minutes(to - from)}  ${`${share} %`.padStart(5)}  ${name}\n`;
        });
      return `\nThe stages, some of them beside each other:\n${lines.join("")}${minutes(all)}         in all\n`;
    },
  };
}

/** @param {number} ms */
function minutes(ms) {
  return `${(ms / 60_000).toFixed(1).padStart(7)} min`;
}
