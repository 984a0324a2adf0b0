import { statOf, TICKS, watchRenderers } from "./renderers.mjs";

/**
 * Measures the stages of a run. Reports CPU, which other programs barely affect, for stages that ran alone and for all
 * stages together.
 */
export function stopwatch() {
  const begun = performance.now();
  const renderers = watchRenderers();
  /** @type {{ name: string; from: number; to: number; work: number | undefined }[]} */
  const stages = [];
  /** Returns the CPU seconds of the processes that this one started. */
  const workSoFar = () => {
    const own = statOf("self");
    return own && own.waitedFor / TICKS + renderers.soFar();
  };
  return {
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T>} work
     */
    async measure(name, work) {
      const from = performance.now();
      const before = workSoFar();
      try {
        return await work();
      } finally {
        const after = workSoFar();
        stages.push({ name, from, to: performance.now(), work: after === undefined ? after : after - (before ?? 0) });
      }
    },
    /** Returns a line per stage, in order of their start. */
    shares() {
      if (stages.length < 2) return "";
      const all = performance.now() - begun;
      const lines = stages
        .sort((one, other) => one.from - other.from)
        .map((stage) => {
          const { name, from, to, work } = stage;
          const share = Math.round(((to - from) / all) * 100);
          const alone = stages.every((other) => other === stage || other.to <= from || other.from >= to);
          return `${minutes(to - from)}  ${`${share} %`.padStart(5)}  ${seconds(alone ? work : undefined)}  ${name}\n`;
        });
      return `\nThe stages, some of them in parallel:\n${lines.join("")}${minutes(all)}         ${seconds(workSoFar())}  in all\n`;
    },
  };
}

/** @param {number} ms */
function minutes(ms) {
  return `${(ms / 60_000).toFixed(1).padStart(7)} min`;
}

/** @param {number | undefined} work */
function seconds(work) {
  return work === undefined ? " ".repeat(15) : `${work.toFixed(0).padStart(6)} s of CPU`;
}
