import { columns } from "./columns.mjs";

const HEAD = ["Address", "Brand", "Niche", "Template", "Language", "Demo login"];

/**
 * Prints a row for each site on stdout.
 * @param {import("./running.mjs").RunningSite[]} sites
 * @param {import("./demo.mjs").DemoLogins} logins
 * @param {string} [desk] the link to sign in to the operators' console by
 * @param {string} [mailbox] the folder of the console's mails, where no server takes them
 */
export function printSites(sites, logins, desk, mailbox) {
  if (sites.length === 0) {
    console.log("No site yet. Make one with: npm run tenant new <slug>");
    return;
  }
  const rows = [HEAD, ...sites.map((site) => cells(site, logins[site.slug]))];
  const lines = columns(rows);
  lines.splice(1, 0, "─".repeat(Math.max(...lines.map((line) => line.length))));
  const link = desk ? `\n\nOperators’ console, once by this link:\n${desk}` : "";
  const below = mailbox ? `${link}\n\nThe console’s mails go to no server. They lie in ${mailbox}` : link;
  console.log(`\n${lines.join("\n")}${below}\n\nCtrl-C stops it.`);
}

/**
 * @param {import("./running.mjs").RunningSite} site
 * @param {{ email: string; password: string } | undefined} login
 */
function cells({ origin, name, niche, template, language }, login) {
  return [origin, name, String(niche), template, language, login ? `${login.email} / ${login.password}` : "–"];
}
