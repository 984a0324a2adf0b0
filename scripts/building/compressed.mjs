import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** @typedef {{ brotli: number; gzip: number }} Levels */

/** As small as can be, for 3.4 seconds of a processor. */
export const BEST = { brotli: 11, gzip: 9 };
/** A tenth larger, for 0.1 seconds. */
export const QUICK = { brotli: 5, gzip: 6 };

/**
 * Compresses the static files once, here. The manifest of the routes comes with the server's half.
 * @param {Levels} levels
 */
export function compressed({ brotli, gzip }) {
  let assets = "";
  return {
    name: "compressed",
    apply: /** @type {const} */ ("build"),
    /** @param {{ build: { outDir: string } }} config */
    configResolved(config) {
      assets = join(config.build.outDir, "../client/assets");
    },
    closeBundle() {
      if (!existsSync(assets)) return; // the build failed, and says why
      for (const name of readdirSync(assets, { recursive: true }).map(String)) {
        const file = join(assets, name);
        if (!/\.(js|css|svg|json)$/.test(name) || statSync(file).size < 256 || existsSync(`${file}.br`)) continue;
        const plain = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: gzip }));
      }
    },
  };
}
