import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findProgram } from "../command.mjs";
import { Unready } from "../unready.mjs";

// Clean Debian roots from mmdebstrap. `BASES` is a folder that caches them, `NODE` the folder of the Node to install
// (default: the running one).

/** Folders that Debian's slim images exclude. */
const SLIM = ["doc", "man", "locale", "info"].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
/** Deletes also the packages that other packages only recommend or suggest. */
const UNUSED =
  "--yes -qq --autoremove -o APT::AutoRemove::RecommendsImportant=0 -o APT::AutoRemove::SuggestsImportant=0";
/** Leaves out usrmerge (47 MB of Perl) and apt's lists (40 MB), as Debian's images do. */
const AS_IMAGES = [
  ...['pkgcache ""', 'srcpkgcache ""'].map((option) => `--aptopt=Dir::Cache::${option}`),
  `--customize-hook=chroot "$1" sh -c 'apt-mark auto "?name(perl)" && apt-get purge ${UNUSED} usrmerge' >/dev/null`,
];

/** @param {string[]} programs needed in addition, each with its package: ["systemd-nspawn systemd-container"] */
export function askMakers(programs = []) {
  if (process.getuid?.() !== 0) throw new Unready("Only root may make a clean root");
  for (const [program = "", brought] of ["mmdebstrap mmdebstrap", ...programs].map((each) => each.split(" ")))
    if (!findProgram(program)) throw new Unready(`${program} is missing. Debian, Ubuntu: apt-get install ${brought}`);
}

/**
 * @param {string} folder to make @param {string} name in the cache @param {string} packages
 * @param {"bookworm" | "trixie"} [suite] the image's bookworm, or a later one for other machines
 */
export function layBase(folder, name, packages, suite = "bookworm") {
  const bases = process.env.BASES ?? join(tmpdir(), "bouquet-bases");
  const wanted =
    suite === "bookworm"
      ? [`--include=usr-is-merged${packages && `,${packages}`}`, ...SLIM, ...AS_IMAGES]
      : [`--include=${packages}`, ...SLIM];
  const base = join(bases, `${name}-${createHash("sha256").update(wanted.join("\n")).digest("hex").slice(0, 8)}.tar`);
  if (!existsSync(base)) {
    told(`making a clean root: ${name}`);
    mkdirSync(bases, { recursive: true });
    must("mmdebstrap", ["--quiet", "--variant=minbase", ...wanted, suite, `${base}.part.tar`]);
    must("mv", [`${base}.part.tar`, base]);
  }
  mkdirSync(folder);
  must("tar", ["--extract", "--file", base, "--directory", folder, "--exclude=./dev/*"]);
}

/** Installs Node as its own images do: the program, headers and npm. @param {string} folder */
export function layNode(folder) {
  const prefix = process.env.NODE ?? dirname(dirname(realpathSync(process.execPath)));
  const npm = dirname(dirname(realpathSync(findProgram("npm") ?? "")));
  cpSync(join(prefix, "bin/node"), join(folder, "usr/local/bin/node"));
  cpSync(join(prefix, "include/node"), join(folder, "usr/local/include/node"), { recursive: true });
  cpSync(npm, join(folder, "usr/local/lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    execFileSync("ln", ["-s", `../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, "usr/local/bin", name)]);
}

/** @param {string} program @param {string[]} args */
export function must(program, args) {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status !== 0) throw new Unready(`${program} ended with ${status}`);
}

/** @param {string} word */
export function quoted(word) {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** @param {string} line */
export function told(line) {
  console.log(`> ${line}`);
}

/**
 * Runs a rehearsal again in its own network namespace, with its machine's folder in IN_OWN_NETWORK.
 * @param {string} program @param {string} machine
 */
export function inOwnNetwork(program, machine) {
  const again = `ip link set lo up && exec ${[process.execPath, program].map(quoted).join(" ")}`;
  const env = { ...process.env, IN_OWN_NETWORK: machine };
  const { status } = spawnSync("unshare", ["--net", "sh", "-c", again], { stdio: "inherit", env });
  if (status !== 0) throw new Unready("The rehearsal failed");
}

/** @typedef {ReturnType<typeof typing>} Typing */

/**
 * Runs commands and prints them. `must` and `mustNot` end the rehearsal if a command's outcome is wrong.
 * @param {(command: string) => { status: number | null; stdout: string; stderr: string }} run
 */
export function typing(run) {
  return {
    succeeds: (/** @type {string} */ command) => run(command).status === 0,
    tells: (/** @type {string} */ command) => run(command).stdout ?? "",
    must(/** @type {string} */ command) {
      told(command);
      const { status, stdout, stderr } = run(command);
      if (status !== 0) throw new Unready(`${command}: ${status}\n${stdout}${stderr}`);
    },
    mustNot(/** @type {string} */ command) {
      if (run(command).status === 0) throw new Unready(`It should fail, and does not: ${command}`);
      told(`refused: ${command}`);
    },
  };
}
