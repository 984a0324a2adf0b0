import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { root } from "../command.mjs";
import { Unready } from "../unready.mjs";
import { layBase, layNode, must, quoted, told } from "./clean-root.mjs";
import { sentBy, stagesOf, variablesOf } from "./dockerfile.mjs";

// Builds the image by the Dockerfile's steps if Docker can't fetch base images: each stage is a clean Debian root from
// mmdebstrap. Needs the network.

/** @typedef {{ folder: string; env: Record<string, string>; cwd: string; user: string }} State */
/** @typedef {import("./dockerfile.mjs").Instruction} Instruction */

const HERE = join(root, "scripts/production");
/** Programs of the Node image that the steps need. */
const PROGRAMS = "binutils,ca-certificates";

/**
 * Builds all stages and returns the last, with its instructions.
 * @param {string} work a folder for the stages
 * @returns {{ state: State; instructions: Instruction[] }}
 */
export function buildImage(work) {
  const began = Date.now();
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
  return { state: last, instructions: all.at(-1)?.instructions ?? [] };
}

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
  // A container engine creates these.
  writeFileSync(join(folder, "etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n");
  writeFileSync(join(folder, "etc/resolv.conf"), "");
  if (image.startsWith("node:")) layNode(folder);
}

/**
 * Returns the words that run a command in a root with its own /dev, /proc and /tmp, which are discarded.
 * @param {State} state @param {string} command @param {{ mounts?: string[]; after?: string }} [options]
 */
export function inRoot({ folder, env, cwd, user }, command, { mounts = [], after = "true" } = {}) {
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

/** Runs a command with this machine's access to the registries. @param {State} state @param {string} command */
function runIn(state, command) {
  const certificates = "/etc/ssl/certs/ca-certificates.crt";
  const mounts = ["/etc/resolv.conf", certificates, "/etc/apt/apt.conf.d"]
    .filter((path) => existsSync(path))
    .map((path) => `[ -e ${state.folder}${path} ] && mount --bind ${path} ${state.folder}${path} || true`);
  const network = { npm_config_registry: process.env.npm_config_registry, NODE_EXTRA_CA_CERTS: certificates };
  const given = Object.fromEntries(Object.entries(network).filter(([, value]) => value !== undefined));
  must("unshare", inRoot({ ...state, env: { ...state.env, HOME: "/tmp", ...given } }, command, { mounts }));
}
