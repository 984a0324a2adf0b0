import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { changesOf, primaryHash, releaseOf, treesChanges, treesRelease } from "./building/release.mjs";
import { allBuilds, BUILDS, buildApart, buildNamed, currentBuild, isOfTheseSources, makeCurrent } from "./builds.mjs";
import { root, run } from "./command.mjs";
import { dependenciesAreCurrent } from "./dependencies.mjs";
import { preparing } from "./prepare.mjs";
import { step } from "./progress.mjs";
import { runningServers } from "./servers.mjs";
import { Unready } from "./unready.mjs";

/** @typedef {import("./building/release.mjs").Release} Release */

/**
 * The differences between the running build and the tree.
 * @typedef {object} Difference
 * @property {string} build the served build, else the current one
 * @property {boolean} isServed
 * @property {Release} own
 * @property {ReturnType<typeof treesRelease>} tree
 * @property {boolean} isSame whether the running build was made from the tree
 * @property {string[]} changes lines of the changelog
 * @property {{ set: string; tag: string }[]} migrations
 * @property {boolean} packages
 * @property {string[]} settings new settings
 * @property {string[]} gone removed settings
 * @property {"none" | "later" | "needed"} restart of the main process
 */

/** Runs `npx bouquet update`. @param {{ yes: boolean }} given */
export async function update({ yes }) {
  const found = await difference();
  if (!yes || found.isSame) {
    for (const line of linesOf(found)) console.log(line);
    return 0;
  }
  if (found.packages) throw new Unready(installBeside("This release has other packages"));
  if (!found.isServed) {
    throw new Unready(
      "No server runs here with this DATA_DIR, so there is no gap to avoid: npm run build, and start it",
    );
  }
  const name = await buildOfTree();
  const release = (/** @type {string[]} */ ...words) =>
    run(process.execPath, [join(root, "scripts/bouquet.mjs"), "release", ...words], { shown: true });
  if (found.restart !== "needed") return (await release("take", name)).code;
  const { code } = await release("migrate", name);
  if (code !== 0) return code;
  makeCurrent(name);
  console.log(`${name} is current, and its databases are migrated. Its workers need another main process: ${RESTART}`);
  return 0;
}

const RESTART =
  "systemctl restart bouquet, or however the server is started. Requests wait in the socket unit meanwhile";

/** @returns {Promise<Difference>} */
async function difference() {
  const servers = await runningServers();
  const [server] = servers;
  const served = server?.status.workers[0]?.build;
  const folder = (served && buildNamed(served, server.status.builds)) ?? currentBuild();
  const own = folder && releaseOf(folder);
  if (!folder || !own) throw new Unready("No build describes itself. Run npm run build, and start the server with it");
  const tree = treesRelease();
  const keeper = releaseOf(join(server?.status.builds ?? BUILDS, server?.status.build ?? basename(folder)));
  const before = new Set(changesOf(folder).split("\n"));
  const lacks = (/** @type {"tenants" | "control"} */ set) =>
    tree.migrations[set].flatMap((/** @type {string} */ tag) =>
      own.migrations[set].includes(tag) ? [] : { set, tag },
    );
  return {
    build: basename(folder),
    isServed: served !== undefined,
    own,
    tree,
    isSame: isOfTheseSources(folder),
    changes: newLines(treesChanges().split("\n"), before),
    migrations: [...lacks("control"), ...lacks("tenants")],
    packages: own.packages !== tree.packages,
    settings: tree.settings.filter((name) => !own.settings.includes(name)),
    gone: own.settings.filter((name) => !tree.settings.includes(name)),
    restart:
      keeper?.protocol !== tree.protocol ? "needed" : keeper.primary === (await primaryHash()) ? "none" : "later",
  };
}

/** Returns the new lines, below their headings. @param {string[]} lines @param {Set<string>} before */
function newLines(lines, before) {
  /** @type {string[]} */
  const found = [];
  /** @type {string[]} */
  let headings = [];
  for (const line of lines) {
    const depth = /^#+(?= )/.exec(line)?.[0].length;
    if (depth) headings = [...headings.filter((each) => (/^#+/.exec(each)?.[0].length ?? 0) < depth), line];
    else if (line.trim() !== "" && !before.has(line)) found.push(...headings.splice(0), line);
  }
  return found;
}

/** @param {Difference} found */
function linesOf({ build, isServed, own, tree, isSame, changes, migrations, packages, settings, gone, restart }) {
  const what = `${build}, version ${own.version}, built ${own.builtAt.slice(0, 16).replace("T", " ")}`;
  const head = [`${isServed ? "Served" : "Current, and not served"}: ${what}`, `In the tree: version ${tree.version}`];
  if (isSame) return [...head, "This build was made from the tree. Get the next release with git pull"];
  const steps = packages
    ? stepsBeside()
    : [
        "npx bouquet update --yes builds, checks and migrates, and replaces the workers one by one",
        ...(restart === "none" ? [] : [RESTART]),
      ];
  return [
    ...head,
    "",
    ...(changes.length > 0 ? ["What changed (CHANGELOG.md):", ...changes] : ["CHANGELOG.md has nothing new"]),
    "",
    migrations.length > 0
      ? `Migrations: ${migrations.map(({ set, tag }) => `${set} ${tag}`).join(", ")}`
      : "No migrations",
    ...(settings.length > 0
      ? [`New settings, explained in scripts/production/env.example: ${settings.join(", ")}`]
      : []),
    ...(gone.length > 0 ? [`Settings without effect: ${gone.join(", ")}`] : []),
    packages ? "Other packages: they can't be replaced below a running server" : "The same packages",
    {
      none: "No restart: the main process is the same",
      later: "The main process differs: it can keep running, and changes at its next start",
      needed: "The main process must restart: workers of this release do not understand the running one",
    }[restart],
    "",
    "What to do:",
    "1. npx bouquet backup run, if no backup was made today",
    ...numbered(steps, 2),
    `${steps.length + 2}. npx bouquet doctor`,
  ];
}

/** Returns the steps that replace this tree by one installed beside it. */
function stepsBeside() {
  const foreign = foreignIn(root);
  return [
    ...(foreign.length > 0
      ? [
          `Move out of ${root} what is no part of the release, and name its place in the settings: ${foreign.join(", ")}`,
        ]
      : []),
    `git clone ${root} ${root}-next && git -C ${root}-next remote set-url origin "$(git -C ${root} remote get-url origin)"`,
    `cd ${root}-next && npm run build`,
    `npx bouquet release migrate, in ${root}-next, with the server's settings. The server keeps its own tree meanwhile`,
    `cd / && rm -rf ${root}-former && mv ${root} ${root}-former && mv ${root}-next ${root}, and at once ${RESTART}`,
  ];
}

/** @param {string[]} steps @param {number} first */
function numbered(steps, first) {
  return steps.map((each, index) => `${index + first}. ${each}`);
}

/** Returns data, sites and settings within a tree. Empty if git does not manage the tree. @param {string} tree */
function foreignIn(tree) {
  const made = ["node_modules", "/build", "/.data/node-*", "/.data/*.lock"].map((path) => `--exclude=${path}`);
  const words = ["-C", tree, "ls-files", "--others", "--directory", "--no-empty-directory", "-z", ...made];
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  return status === 0 ? stdout.split("\0").filter((path) => path !== "" && !path.endsWith(".tsbuildinfo")) : [];
}

/** @param {string} reason */
function installBeside(reason) {
  return [
    `${reason}, and an installation here would delete those of the running server.`,
    ...numbered(stepsBeside(), 1),
  ].join("\n");
}

/** Returns the build of the tree, and makes it if it is missing. */
async function buildOfTree() {
  const built = allBuilds().find(isOfTheseSources);
  if (built) return basename(built);
  if (!dependenciesAreCurrent("run")) {
    throw new Unready(installBeside("The installed packages are not those of the lock file"));
  }
  let name = "";
  await preparing(async () => {
    name = await step("Building", (tell) => buildApart(tell));
  });
  return name;
}
