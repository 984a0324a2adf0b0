import { join } from "node:path";
import { run } from "./command.mjs";
import { demoLogins, keepOnMachine, makeDemoData } from "./demo.mjs";
import { printSites } from "./sites-table.mjs";

const HOST = "desk.localhost";
const EMAIL = "demo@desk.example";

/**
 * Makes what demo sites need before they are served. Returns a function that prints the table of the sites once they are.
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
 * Gives an installation of demo sites alone a console, unless its operator named a host for one. Says whether it did.
 * @param {{ slugs: string[]; others: number }} sites the demo tenants, and how many are none
 */
function openDemoDesk({ slugs, others }) {
  if (process.env.OPERATOR_HOST || slugs.length === 0 || others > 0) return false;
  process.env.OPERATOR_HOST = HOST;
  return true;
}

/**
 * A link by which whoever sits at this machine signs in to the demo's console as its owner: it works once, for three days.
 * Undefined where none can be made, which takes nothing from the sites.
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
