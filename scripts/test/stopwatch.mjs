import { statOf, TICKS, watchRenderers } from "./renderers.mjs";

/**
 * How long each stage takes, its share of the whole run and, on Linux, how many seconds of a processor its processes took, which
 * other programs on the machine change little. Linux tells of a process once it has ended, so work between the ends of two stages
 * belongs to the one that ended last, whichever run beside it. Chromium's renderers are told of by themselves.
 */
export function stopwatch() {
  const begun = performance.now();
  const renderers = watchRenderers();
  /** @type {{ name: string; from: number; to: number; work: number | undefined }[]} */
  const stages = [];
  /** Seconds of a processor that the ended processes took which this one started. */
  const workSoFar = () => {
    const own = statOf("self");
    return own && own.waitedFor / TICKS;
  };
  let told = workSoFar() ?? 0;
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
        const soFar = workSoFar();
        stages.push({ name, from, to: performance.now(), work: soFar === undefined ? soFar : soFar - told });
        told = soFar ?? 0;
      }
    },
    /** A line a stage, in the order in which they began. */
    shares() {
      if (stages.length < 2) return "";
      const all = performance.now() - begun;
      const inRenderers = renderers.soFar();
      const lines = stages
        .sort((one, other) => one.from - other.from)
        .map(({ name, from, to, work }) => {
          const share = Math.round(((to - from) / all) * 100);
          return `${minutes(to - from)}  ${`${share} %`.padStart(5)}  ${seconds(work)}  ${name}\n`;
        });
      const drawing = inRenderers > 0 ? [`${" ".repeat(20)}${seconds(inRenderers)}  Chromium's renderers\n`] : [];
      const soFar = workSoFar();
      const total = seconds(soFar === undefined ? soFar : soFar + inRenderers);
      const said = [...lines, ...drawing].join("");
      return `\nThe stages, some of them beside each other:\n${said}${minutes(all)}         ${total}  in all\n`;
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
