import { commandModule } from "./commands/sources.mjs";

/** @typedef {import("./commands/declaration.ts").Command} Command */
/** @typedef {import("./commands/declaration.ts").Listed} Listed */

/** All commands, each with its line in the help. */
const DOES = {
  start: "installs, builds, makes demo data once, serves, prints the sites",
  dev: "serves the sources with Vite",
  build: "builds into a new folder, which the next start serves",
  serve: "serves what is built, without preparation",
  tenant: "makes and checks sites, prints their push keys and replaceable texts",
  members: "finds members, and shows one with all that happened",
  photos: "lists photos in the queue, approves and rejects them",
  reports: "shows reports and complaints, and decides on them",
  transparency: "the transparency report of a site, as the Commission's files and as figures",
  credits: "a member's credits and orders, refunds, and payments under review",
  campaigns: "the results of each traffic source",
  postbacks: "which postbacks partners got about the members they sent",
  outbox: "lists the jobs of a site, and runs dead ones again",
  operator: "lists and changes the operators of the console and their roles",
  audit: "what operators did to a site: who, what, why and when",
  secret: "rewraps sites' secrets after the machine's secret changed",
  backup: "makes, lists, verifies and restores backups of all sites",
  doctor: "checks everything from inside and outside, with remedies",
  setup: "asks what a server needs, and writes its environment file",
  release: "has a running server serve another build without downtime, or the former one",
  update: "shows what an update changes, and makes it with --yes",
  db: "moves a site to another place, on either engine",
  cell: "shows in which of several databases each site is, and moves sites",
  seed: "makes invented members for demo sites",
  theme: "makes, checks and deletes templates and landing pages",
  test: "type check, linter, unit and browser tests, and a line with the counts",
  lint: "runs the linter and knip",
  typecheck: "runs the type checker",
  migrations: "the statements for each engine, from the declared tables",
  bench: "measures the built server against built-in references",
  lighthouse: "audits the built pages as a phone sees them",
};

/**
 * The module of each command. The commands for a fresh clone are in `commands/tree.mjs`.
 * @type {Record<string, () => Promise<{ default: Command }>>}
 */
const SOURCES = {
  audit: () => import("./audit/command.ts"),
  backup: () => import("./backup/command.ts"),
  bench: () => import("./bench/command.ts"),
  campaigns: () => import("./campaigns/command.ts"),
  cell: () => import("./cell/command.ts"),
  credits: () => import("./credits/command.ts"),
  db: () => import("./db/command.ts"),
  doctor: () => import("./doctor/command.ts"),
  lighthouse: () => import("./lighthouse/command.ts"),
  members: () => import("./members/command.ts"),
  operator: () => import("./operator/command.ts"),
  outbox: () => import("./outbox/command.ts"),
  photos: () => import("./photos/command.ts"),
  postbacks: () => import("./postbacks/command.ts"),
  release: () => import("./release/command.ts"),
  reports: () => import("./reports/command.ts"),
  secret: () => import("./secret/command.ts"),
  seed: () => import("./seed/command.ts"),
  setup: () => import("./setup/command.ts"),
  tenant: () => import("./tenant/command.ts"),
  theme: () => import("./theme/command.ts"),
  transparency: () => import("./transparency/command.ts"),
};

/** @type {Record<string, Listed>} */
export const COMMANDS = Object.fromEntries(
  Object.entries(DOES).map(([name, does]) => [name, { does, load: () => load(name) }]),
);

/** @param {string} name @returns {Promise<Command>} */
async function load(name) {
  const read = SOURCES[name];
  if (read) return (await commandModule(name, read)).default;
  const tree = await import("./commands/tree.mjs");
  return tree[/** @type {keyof typeof tree} */ (name)];
}
