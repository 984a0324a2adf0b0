import { columns } from "./columns.mjs";

const HEAD = ["Address", "Brand", "Niche", "Template", "Language", "Demo login"];

/**
 * Prints a row for each site on stdout.
 * @param {import("./running.mjs").RunningSite[]} sites
 * @param {import("./demo.mjs").DemoLogins} logins
 */
export function printSites(sites, logins) {
  if (sites.length === 0) {
    console.log("No site yet. Make one with: npm run tenant new <slug>");
    return;
  }
  const rows = [HEAD, ...sites.map((site) => cells(site, logins[site.slug]))];
  const lines = columns(rows);
  lines.splice(1, 0, "─".repeat(Math.max(...lines.map((line) => line.length))));
  console.log(`\n${lines.join("\n")}\n\nCtrl-C stops it.`);
}

/**
 * @param {import("./running.mjs").RunningSite} site
 * @param {{ email: string; password: string } | undefined} login
 */
function cells({ origin, name, niche, template, language }, login) {
  return [origin, name, String(niche), template, language, login ? `${login.email} / ${login.password}` : "–"];
}
