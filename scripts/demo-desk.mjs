import { run } from "./command.mjs";

const HOST = "desk.localhost";
const EMAIL = "demo@desk.example";

/**
 * Gives an installation of demo sites alone a console, unless its operator named a host for one. Says whether it did.
 * @param {{ slugs: string[]; others: number }} sites the demo tenants, and how many are none
 */
export function openDemoDesk({ slugs, others }) {
  if (process.env.OPERATOR_HOST || slugs.length === 0 || others > 0) return false;
  process.env.OPERATOR_HOST = HOST;
  return true;
}

/**
 * A link by which whoever sits at this machine signs in to the demo's console as its owner: it works once, for three days.
 * Undefined where none can be made, which takes nothing from the sites.
 * @returns {Promise<string | undefined>}
 */
export async function demoDeskLink() {
  const known = await link(["recover", EMAIL]);
  return known ?? link(["add", EMAIL, "--role", "owner", "--name", "Demo"]);
}

/** @param {string[]} typed */
async function link(typed) {
  const { code, output } = await run(process.execPath, ["scripts/bouquet.mjs", "operator", ...typed, "--json"]);
  return code === 0 ? /"link": "([^"]+)"/.exec(output)?.[1] : undefined;
}
