import { join } from "node:path";
import { run } from "./command.mjs";
import { demoLogins, keepOnMachine, makeDemoData } from "./demo.mjs";
import { printSites } from "./sites-table.mjs";

const HOST = "desk.localhost";
const EMAIL = "demo@desk.example";

/**
 * Prepares demo sites before they are served. Returns a function that prints the table of sites afterwards.
 * @param {{ dataDir: string; slugs: string[]; others: number }} sites
 */
export async function prepareDemo({ dataDir, slugs, others }) {
  await makeDemoData(dataDir, slugs);
  const isKept = slugs.length > 0 && keepOnMachine();
  const hasDesk = openDemoDesk({ slugs, others });
  const deskMails = Boolean(process.env.OPERATOR_HOST && !process.env.OPERATOR_MAIL_URL);
  return async (/** @type {import("./running.mjs").RunningSite[]} */ served) => {
    const desk = hasDesk ? await demoDeskLink() : undefined;
    printSites(served, demoLogins(dataDir), { desk, mailbox: join(dataDir, "mailbox"), deskMails, isKept });
  };
}

/**
 * Opens the console for the demo sites, unless OPERATOR_HOST is set. Returns whether it did.
 * @param {{ slugs: string[]; others: number }} sites
 */
function openDemoDesk({ slugs, others }) {
  if (process.env.OPERATOR_HOST || slugs.length === 0 || others > 0) return false;
  process.env.OPERATOR_HOST = HOST;
  return true;
}

/**
 * Returns a link that signs the local user in to the demo console as owner, once within three days. Undefined if the
 * link can't be made; the sites start anyway.
 * @returns {Promise<string | undefined>}
 */
async function demoDeskLink() {
  const known = await link(["recover", EMAIL]);
  return known ?? link(["add", EMAIL, "--role", "owner", "--name", "Demo"]);
}

/** @param {string[]} typed */
async function link(typed) {
  const { code, output } = await run(process.execPath, ["scripts/bouquet.mjs", "operator", ...typed, "--json"]);
  return code === 0 ? /"link": "([^"]+)"/.exec(output)?.[1] : undefined;
}
