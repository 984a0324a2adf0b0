import { spawnSync } from "node:child_process";
import { findProgram, run } from "./command.mjs";
import { step } from "./progress.mjs";
import { Unready } from "./unready.mjs";

/** The message if Chromium is missing and can't be installed. */
export const CHROMIUM_ADVICE =
  "The browser tests need Chromium, which is not on the PATH (chromium, chromium-browser, google-chrome). " +
  "On Debian: sudo apt-get install -y chromium. Elsewhere install Chromium or Chrome and put it on the PATH under one of these names.";

/** Returns the full path of a Chromium on the PATH. */
export function findChromium() {
  return findProgram("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
}

/**
 * Returns the full path of Chromium's engine without windows, which needs two thirds of the CPU. Debian has it in a
 * separate package.
 */
export function findHeadlessShell() {
  return findProgram("chromium-headless-shell");
}

/** Installs Debian's packages if this user may. Throws Unready with the advice otherwise. */
export async function ensureChromium() {
  const asRoot = findProgram("apt-get") && rootPrefix();
  if (!runs(findChromium())) {
    if (!asRoot) throw new Unready(CHROMIUM_ADVICE);
    await install(asRoot, ["chromium", "fonts-liberation"]);
    if (!runs(findChromium())) throw new Unready(CHROMIUM_ADVICE);
  }
  if (asRoot && !findHeadlessShell() && isPackage("chromium-headless-shell"))
    await install(asRoot, ["chromium-headless-shell"]);
}

/** @param {string[]} asRoot @param {string[]} packages */
async function install(asRoot, packages) {
  await step(`Installing ${packages[0]}`, async (tell) => {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const [command = "", ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
      const { code, output } = await run(command, rest, { onLine: tell });
      if (code !== 0) throw new Unready(`${lastLines(output)}\n\n${CHROMIUM_ADVICE}`);
    }
  });
}

/** @param {string} name of a package in this machine's lists */
function isPackage(name) {
  return spawnSync("apt-cache", ["show", name], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/**
 * Returns whether this Chromium starts. Ubuntu's chromium-browser is only a script that names a snap.
 * @param {string | undefined} chromium
 */
function runs(chromium) {
  return (
    chromium !== undefined && spawnSync(chromium, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
  );
}

/** Returns the prefix for commands of root. Empty if this user can't become root without a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  if (findProgram("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0) return ["sudo", "-n"];
  return undefined;
}

/** @param {string} output */
function lastLines(output) {
  return output.split("\n").slice(-15).join("\n");
}

/** Arguments for tests and audits: no network use of its own, and no sandbox, which root can't use. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
