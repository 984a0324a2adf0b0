import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Static files are compressed once, here, as well as they can be. The manifest of the routes comes with the server's half. */
export function compressed() {
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
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
