import { columns } from "./columns.mjs";

const HEAD = ["Address", "Brand", "Niche", "Template", "Language", "Demo login"];

/**
 * @typedef {object} Around
 * @property {string} [desk] the sign-in link of the operators' console
 * @property {string} mailbox the folder of emails without a server
 * @property {boolean} deskMails whether the console's emails are there, too
 * @property {boolean} isKept whether only this machine reaches the sites
 */

/**
 * Prints a row for each site on stdout, then where their emails are and which machines reach them.
 * @param {import("./running.mjs").RunningSite[]} sites
 * @param {import("./demo.mjs").DemoLogins} logins
 * @param {Around} around
 */
export function printSites(sites, logins, around) {
  console.log(tableOf(sites, logins, around).join("\n"));
}

/**
 * @param {import("./running.mjs").RunningSite[]} sites
 * @param {import("./demo.mjs").DemoLogins} logins
 * @param {Around} around
 */
export function tableOf(sites, logins, { desk, mailbox, deskMails, isKept }) {
  if (sites.length === 0) return ["No site yet. Make one with: npm run tenant new <slug>"];
  const lines = columns([HEAD, ...sites.map((site) => cells(site, logins[site.slug]))]);
  lines.splice(1, 0, "─".repeat(Math.max(...lines.map((line) => line.length))));
  const below = [];
  if (desk) below.push("", "Operators’ console, once by this link:", desk);
  const senders = [sites.some((site) => site.mailbox) && "<site>", deskMails && "control"].filter(Boolean);
  if (senders.length > 0)
    below.push("", `No server takes emails. They are in ${mailbox}/${senders.join(" and ")}, a file each.`);
  if (isKept)
    below.push(
      "",
      "Only this machine reaches the sites, because their logins are known. HOST=0.0.0.0 opens them to others.",
    );
  return ["", ...lines, ...below, "", "Ctrl-C stops it."];
}

/** @param {import("./running.mjs").RunningSite} site @param {{ email: string; password: string } | undefined} login */
function cells({ origin, name, niche, template, language }, login) {
  return [origin, name, String(niche), template, language, login ? `${login.email} / ${login.password}` : "–"];
}
