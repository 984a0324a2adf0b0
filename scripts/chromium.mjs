import { spawnSync } from "node:child_process";
import { findProgram, run } from "./command.mjs";
import { step } from "./progress.mjs";
import { Unready } from "./unready.mjs";

/** Advice for where no Chromium is found and none can be installed. */
export const CHROMIUM_ADVICE =
  "The browser tests need Chromium, and there is none on the PATH (chromium, chromium-browser, google-chrome). " +
  "On Debian: sudo apt-get install -y chromium. Elsewhere install Chromium or Chrome and put it on the PATH under one of these names.";

/** The full path of a Chromium on the PATH. */
export function findChromium() {
  return findProgram("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
}

/**
 * The full path of Chromium's headless shell: the same engine without a window, tabs or notifications, for two thirds of the
 * processor's time. Debian has it as a package of its own.
 */
export function findHeadlessShell() {
  return findProgram("chromium-headless-shell");
}

/**
 * Installs Debian's Chromium, and its headless shell where Debian has one, where none runs yet and this user may. Throws
 * Unready with the advice where there is no Chromium afterwards.
 */
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

/** @param {string} name One that this machine's lists of packages know. */
function isPackage(name) {
  return spawnSync("apt-cache", ["show", name], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/**
 * Ubuntu's chromium-browser is a script that only names a snap: being there is not enough.
 * @param {string | undefined} chromium
 */
function runs(chromium) {
  return (
    chromium !== undefined && spawnSync(chromium, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
  );
}

/** The prefix of a command that only root may run; empty where this user cannot become root unasked. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  if (findProgram("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0) return ["sudo", "-n"];
  return undefined;
}

/** @param {string} output */
function lastLines(output) {
  return output.split("\n").slice(-15).join("\n");
}

/** How it is started for tests and audits: nothing of its own on the line, and no sandbox where all is root's. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
