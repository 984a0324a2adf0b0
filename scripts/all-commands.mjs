import { commandModule } from "./commands/sources.mjs";

/** @typedef {import("./commands/declaration.ts").Command} Command */
/** @typedef {import("./commands/declaration.ts").Listed} Listed */

/** All commands, each with its line in the help. */
const DOES = {
  start: "installs, builds, makes demo data once, serves, prints the sites",
  dev: "the same server with Vite in front of the sources",
  build: "builds into a new folder, which the next start serves",
  serve: "serves what is built, and prepares nothing",
  tenant: "makes and checks sites, prints their push keys and the texts that they may replace",
  members: "finds members by what is known of them, and shows one with all that happened",
  photos: "shows which photos wait for a decision, approves and rejects them",
  reports: "shows what members reported and anybody complained of, and decides about it",
  transparency: "the transparency report of a site, as the Commission's files and as figures",
  credits: "a member's credits and orders, refunds, and payments that wait for a person",
  campaigns: "the results of each traffic source",
  postbacks: "which postbacks partners got about the members they sent",
  outbox: "what a site is to send, and sending again what could not be sent",
  operator: "who may sign in at the operators' console, and as what",
  audit: "what operators did to a site: who, what, why and when",
  secret: "wraps sites' own secrets anew once the machine's has changed",
  backup: "makes, lists, verifies and restores backups of all sites",
  doctor: "looks at all of it from inside and outside, and says what to do",
  setup: "asks what a server needs, and writes its environment file",
  release: "has a running server serve another build without a gap, or the former one again",
  update: "what an update changes, and with --yes makes it",
  db: "moves a site to another place, on either engine",
  cell: "in which of several databases each site lies, and moves them",
  seed: "invented members for demo sites",
  theme: "makes, checks and throws away templates and landing pages",
  test: "type check, linter, unit and browser tests, and a line with the counts",
  lint: "what the linter and knip say of the tree",
  typecheck: "what the type checker says of the tree",
  migrations: "the statements for each engine, from the declared tables",
  bench: "measures the built server against references of its own",
  lighthouse: "audits the built pages as a phone sees them",
};

/**
 * Their declarations. Those for a fresh clone are in `commands/tree.mjs`.
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
