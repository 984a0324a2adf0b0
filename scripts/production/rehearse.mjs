import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../command.mjs";
import { main, Unready } from "../unready.mjs";
import { askMakers, layBase, layNode, must, quoted, told } from "./clean-root.mjs";
import { sentBy, stagesOf, variablesOf } from "./dockerfile.mjs";
import { requestLocally } from "./local-request.mjs";

// Takes the steps of the Dockerfile where Docker can't run: each stage is a clean Debian root of mmdebstrap's. Root on Linux, and
// the network, are needed. `NODE` is the folder of the Node to put into it (default: the one at work), `BASES` a folder in which
// the clean roots are kept for the next time.

/** @typedef {{ folder: string; env: Record<string, string>; cwd: string; user: string }} State */

const MOST_BYTES = 350_000_000;
const HERE = join(root, "scripts/production");
/** What the steps need of the many programs in the image that Node offers. */
const PROGRAMS = "binutils,ca-certificates";

await main(async () => {
  askMakers();
  const began = Date.now();
  const work = mkdtempSync(join(tmpdir(), "bouquet-image-"));
  try {
    /** @type {Map<string | undefined, State>} */
    const stages = new Map();
    const all = stagesOf(readFileSync(join(HERE, "Dockerfile"), "utf8"));
    /** @type {State | undefined} */
    let last;
    for (const [number, stage] of all.entries()) {
      last = {
        folder: join(work, `${number}`),
        env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" },
        cwd: "/",
        user: "root",
      };
      layImage(last.folder, stage.from);
      for (const { name, rest } of stage.instructions) take(last, name, rest, stages);
      stages.set(stage.name, last);
    }
    if (!last) throw new Unready("The Dockerfile has no stage");
    told(`built in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
    weigh(last.folder);
    await serve(last, all.at(-1)?.instructions ?? [], work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** @param {State} state @param {string} name @param {string} rest @param {Map<string | undefined, State>} stages */
function take(state, name, rest, stages) {
  told(`${name} ${rest}`);
  if (name === "WORKDIR") {
    state.cwd = rest;
    mkdirSync(join(state.folder, rest), { recursive: true });
  } else if (name === "ENV") Object.assign(state.env, variablesOf(rest));
  else if (name === "USER") state.user = rest;
  else if (name === "RUN") runIn(state, rest);
  else if (name === "COPY") copy(state, rest.split(/\s+/), stages);
}

/** @param {State} state @param {string[]} words @param {Map<string | undefined, State>} stages */
function copy(state, words, stages) {
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = resolve(state.cwd, paths.at(-1) ?? "");
  if (from !== undefined) {
    const source = join(stages.get(from)?.folder ?? "", paths[0] ?? "");
    mkdirSync(dirname(join(state.folder, target)), { recursive: true });
    return cpSync(source, join(state.folder, target), { recursive: true, verbatimSymlinks: true });
  }
  const ignored = readFileSync(join(HERE, "Dockerfile.dockerignore"), "utf8");
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of sentBy(ignored, tracked.trim().split("\n"))) {
    if (!existsSync(join(root, file)) || !paths.slice(0, -1).some((path) => path === "." || path === file)) continue;
    cpSync(join(root, file), join(state.folder, target, file), { recursive: true });
  }
}

/** @param {string} folder @param {string} image */
function layImage(folder, image) {
  const slim = image.includes("slim");
  layBase(folder, slim ? "slim" : "build", slim ? "" : PROGRAMS);
  // A container finds these made by its engine.
  writeFileSync(join(folder, "etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n");
  writeFileSync(join(folder, "etc/resolv.conf"), "");
  if (image.startsWith("node:")) layNode(folder);
}

/**
 * A command's words to run in a root with /dev, /proc and a /tmp of its own, none of which is kept.
 * @param {State} state @param {string} command @param {{ mounts?: string[]; after?: string }} [options]
 */
function inRoot({ folder, env, cwd, user }, command, { mounts = [], after = "true" } = {}) {
  const words = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`);
  const chroot = `exec chroot --userspec=${user === "root" ? "0:0" : user} ${folder} /usr/bin/env -i ${words.join(" ")} /bin/sh -c ${quoted(`cd ${cwd} && ${command}`)}`;
  const setUp = [
    `mkdir -p ${folder}/dev ${folder}/proc ${folder}/tmp`,
    `mount --rbind /dev ${folder}/dev`,
    `mount -t proc proc ${folder}/proc`,
    `mount -t tmpfs tmpfs ${folder}/tmp`,
    ...mounts,
  ];
  return ["--mount", "--pid", "--fork", "--kill-child=SIGTERM", "/bin/sh", "-ec", [...setUp, after, chroot].join("\n")];
}

/** With this machine's way to the registries. @param {State} state @param {string} command */
function runIn(state, command) {
  const certificates = "/etc/ssl/certs/ca-certificates.crt";
  const mounts = ["/etc/resolv.conf", certificates, "/etc/apt/apt.conf.d"]
    .filter((path) => existsSync(path))
    .map((path) => `[ -e ${state.folder}${path} ] && mount --bind ${path} ${state.folder}${path} || true`);
  const network = { npm_config_registry: process.env.npm_config_registry, NODE_EXTRA_CA_CERTS: certificates };
  const given = Object.fromEntries(Object.entries(network).filter(([, value]) => value !== undefined));
  must("unshare", inRoot({ ...state, env: { ...state.env, HOME: "/tmp", ...given } }, command, { mounts }));
}

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
 * Serves from the last stage as compose.yaml has it: as its own user, nothing but the data and /tmp to write to.
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
    // `unshare` itself blocks the signal; what it waits for is the container's first process.
    if (server.exitCode === null) {
      const first = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
      process.kill(Number(first), "SIGTERM");
    }
    await ended;
    while (await fetch("http://127.0.0.1:38090/healthz").catch(() => undefined)) await pause(200);
  }
  told("stopped");
}
