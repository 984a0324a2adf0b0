import { join } from "node:path";
import { installPackages } from "../building/packages.mjs";
import { REACT_ROUTER } from "../building/routers.mjs";
import { root, run, TYPE_CHECKER } from "../command.mjs";
import { prepare } from "../prepare.mjs";

/** @typedef {import("./declaration.ts").AnyVerb} AnyVerb */

// Commands on the tree. Plain JavaScript, because the first of them run before anything is installed.

/** @type {AnyVerb} */
export const start = {
  does: "Installs, builds, makes demo data on the first run, serves, and prints the sites with a login for each.",
  permission: null,
  more: settings(),
  prints: true,
  run: async () => void (await import("../start.mjs")),
};

/** @type {AnyVerb} */
export const dev = {
  does: "Installs, then serves the sources through Vite. Changes show at once.",
  permission: null,
  more: settings(),
  prints: true,
  run: async () => void (await import("../dev.mjs")),
};

/** @type {AnyVerb} */
export const build = {
  does: "Installs, then builds a release into a new folder of build/ (or BUILDS_DIR). The next start serves it.",
  permission: null,
  more: "A running server keeps its build.",
  prints: true,
  run: async () => void (await import("../build.mjs")),
};

/** @type {AnyVerb} */
export const serve = {
  does: "Serves what is built, without preparation. For containers and service units.",
  permission: null,
  more: settings(),
  prints: true,
  run: async () => void (await import("../serve.mjs")),
};

/** @type {AnyVerb} */
export const update = {
  does: "Shows what differs between the served build and the tree, and what to do. --yes does it.",
  permission: null,
  more: `Shows the changelog, migrations, packages, new settings, and whether the main process must restart. --yes builds, checks and
migrates, and has the server serve the build (npx bouquet release take). Guide: scripts/operating/releases.md`,
  options: { yes: { does: "builds, migrates and takes over; without it nothing changes" } },
  prints: true,
  run: async ({ yes }) => (await import("../update.mjs")).update({ yes: yes === true }),
};

/** @type {AnyVerb} */
export const test = {
  does: "Installs what is missing, then runs every stage even after a failure.",
  permission: null,
  rest: "[--full] [--only typecheck|lint|unit|browser] [--pictures] [files and options]",
  more: "Files and options go to Vitest with --only unit, to Playwright with --only browser. tests/README.md says the rest.",
  prints: true,
  run: async ({ rest }) => (await run(process.execPath, ["scripts/test.mjs", ...rest], { shown: true })).code,
};

/** @type {AnyVerb} */
export const lint = {
  does: "Runs knip and Biome over the tree, without the tenants' folders, which belong to operators.",
  permission: null,
  rest: "[options of biome check]",
  prints: true,
  async run({ rest }) {
    await prepare({ build: false, dependencies: "all" });
    const knip = await node("knip/bin/knip.js", "--no-progress");
    return knip || node("@biomejs/biome/bin/biome", "check", ".", ...rest);
  },
};

/** @type {AnyVerb} */
export const typecheck = {
  does: "Runs the type checker over the tree, on Remix and on React Router.",
  permission: null,
  more: "If React Router can't be installed, it says so and checks the rest. BOUQUET_FULL=0 checks only on Remix.",
  rest: "[options of tsc]",
  prints: true,
  async run({ rest }) {
    await prepare({ build: false, dependencies: "all" });
    const code = await node(TYPE_CHECKER, "--noEmit", ...rest);
    if (process.env.BOUQUET_FULL === "0") return code;
    const unready = await installPackages(REACT_ROUTER).catch((error) => error);
    if (unready) console.log(`Not checked on React Router. ${unready.message}`);
    return code || (unready ? 0 : node(TYPE_CHECKER, "--noEmit", "--project", REACT_ROUTER, ...rest));
  },
};

/** @type {AnyVerb} */
export const migrations = {
  does: "Writes the missing migrations of the declared tables into db/migrations, for each engine.",
  permission: null,
  rest: "--name <what-for>",
  more: "It asks at the terminal where a column may have been renamed. Read the SQL before it is committed: db/README.md.",
  prints: true,
  async run({ rest }) {
    process.argv.splice(2, process.argv.length, ...rest);
    await import("../migrations.mjs");
  },
};

function settings() {
  return `Settings are environment variables: PORT, HOST, DATA_DIR, TENANTS_DIR, DATABASE_URL, WORKERS and others:
scripts/operating/serving.md. An invalid one stops the start with its name and its valid values.`;
}

/** Runs a program with Node. Gives its exit code. @param {string} program below node_modules @param {string[]} args */
async function node(program, ...args) {
  const { code } = await run(process.execPath, [join(root, "node_modules", program), ...args], { shown: true });
  return code;
}
