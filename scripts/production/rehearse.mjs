import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../command.mjs";
import { main, Unready } from "../unready.mjs";
import { askMakers, must, quoted, told } from "./clean-root.mjs";
import { buildImage, inRoot } from "./image.mjs";
import { requestLocally } from "./local-request.mjs";

// Builds the image without Docker, measures its size, and serves from it. Needs root on Linux and the network. `NODE`
// is the folder of the Node to install (default: the running one), `BASES` a folder that caches the clean roots.

/** @typedef {import("./image.mjs").State} State */

const MOST_BYTES = 350_000_000;

await main(async () => {
  askMakers();
  const work = mkdtempSync(join(tmpdir(), "bouquet-image-"));
  try {
    const { state, instructions } = buildImage(work);
    weigh(state.folder);
    await serve(state, instructions, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** @param {string} folder */
function weigh(folder) {
  const of = (/** @type {string} */ path) =>
    Number(execFileSync("du", ["--summarize", "--bytes", join(folder, path)], { encoding: "utf8" }).split("\t")[0]);
  const whole = of(".");
  const parts = ["usr/local/bin/node", "srv/bouquet/node_modules", "srv/bouquet/build", "srv/bouquet"];
  for (const part of parts) told(`${(of(part) / 1e6).toFixed(0)} MB ${part}`);
  told(`${(whole / 1e6).toFixed(0)} MB in all; ${MOST_BYTES / 1e6} MB are allowed`);
  if (whole > MOST_BYTES) throw new Unready("The image is too large");
}

/**
 * Serves from the last stage as compose.yaml does: as its own user, with only the data and /tmp writable.
 * @param {State} state @param {import("./dockerfile.mjs").Instruction[]} instructions @param {string} work
 */
async function serve(state, instructions, work) {
  const restOf = (/** @type {string} */ name) => instructions.find((each) => each.name === name)?.rest ?? "";
  const list = (/** @type {string} */ text) =>
    JSON.parse(text.slice(text.indexOf("[")))
      .map(quoted)
      .join(" ");
  const data = join(work, "data");
  mkdirSync(data);
  execFileSync("chown", ["10001:10001", data]);
  const volume = restOf("VOLUME");
  const mounts = [
    `mount --bind ${state.folder} ${state.folder} && mount -o remount,bind,ro ${state.folder}`,
    `mount --rbind /dev ${state.folder}/dev && mount -t proc proc ${state.folder}/proc && mount -t tmpfs tmpfs ${state.folder}/tmp`,
    `mount --bind ${data} ${state.folder}${volume}`,
    `mount --bind ${join(root, "tenants")} ${state.folder}/etc/bouquet/tenants`,
  ];
  const env = { ...state.env, PORT: "38080", ADMIN_PORT: "38090", LOG_LEVEL: "warn" };
  const words = (/** @type {string} */ command) => inRoot({ ...state, env }, command, { mounts });
  const began = Date.now();
  const command = `exec ${list(restOf("ENTRYPOINT"))} ${list(restOf("CMD"))}`;
  const server = spawn("unshare", words(command), { stdio: "inherit" });
  const ended = new Promise((done) => server.once("exit", done));
  try {
    const healthy = () => spawnSync("unshare", words(list(restOf("HEALTHCHECK"))), { stdio: "ignore" }).status === 0;
    while (!healthy()) {
      if (server.exitCode !== null || Date.now() - began > 180_000) throw new Unready("It does not get healthy");
      await pause(1000);
    }
    told(`healthy after ${((Date.now() - began) / 1000).toFixed(0)} s`);
    const page = await requestLocally(38_080, "tidelark.localhost", "/");
    told(`the front page of a site: ${page.status}`);
    if (page.status !== 200) throw new Unready("Its front page is not served");
    must("unshare", words("bouquet tenant check"));
    const writes = spawnSync("unshare", words("touch /srv/bouquet/written 2>&1"), { encoding: "utf8" });
    if (writes.status === 0) throw new Unready("Its root takes writes");
  } finally {
    // `unshare` blocks the signal. It waits for the container's first process.
    if (server.exitCode === null) {
      const first = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
      process.kill(Number(first), "SIGTERM");
    }
    await ended;
    while (await fetch("http://127.0.0.1:38090/healthz").catch(() => undefined)) await pause(200);
  }
  told("stopped");
}
