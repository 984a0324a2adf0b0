import { commandModule } from "./sources.mjs";

/** @typedef {import("./declaration.ts").Listed} Listed */

/** All commands. Those for a fresh clone are in `tree.mjs`. @type {Record<string, Listed>} */
export const COMMANDS = {
  start: tree("start", "installs, builds, makes demo data once, serves, prints the sites"),
  dev: tree("dev", "serves the sources with Vite"),
  build: tree("build", "builds into a new folder, which the next start serves"),
  serve: tree("serve", "serves what is built, without preparation"),
  tenant: source(
    "tenant",
    () => import("./tenant.ts"),
    "makes and checks sites, prints their push keys and replaceable texts",
  ),
  members: source("members", () => import("./members.ts"), "finds members, and shows one with all that happened"),
  photos: source("photos", () => import("./photos.ts"), "lists photos in the queue, approves and rejects them"),
  reports: source("reports", () => import("./reports.ts"), "shows reports and complaints, and decides on them"),
  transparency: source(
    "transparency",
    () => import("./transparency.ts"),
    "the transparency report of a site, as the Commission's files and as figures",
  ),
  credits: source(
    "credits",
    () => import("./credits.ts"),
    "a member's credits and orders, refunds, and payments under review",
  ),
  campaigns: source("campaigns", () => import("./campaigns.ts"), "the results of each traffic source"),
  postbacks: source(
    "postbacks",
    () => import("./postbacks.ts"),
    "which postbacks partners got about the members they sent",
  ),
  outbox: source("outbox", () => import("./outbox.ts"), "lists the jobs of a site, and runs dead ones again"),
  operator: source(
    "operator",
    () => import("./operator.ts"),
    "lists and changes the operators of the console and their roles",
  ),
  audit: source("audit", () => import("./audit.ts"), "what operators did to a site: who, what, why and when"),
  secret: source("secret", () => import("./secret.ts"), "rewraps sites' secrets after the machine's secret changed"),
  backup: source("backup", () => import("./backup.ts"), "makes, lists, verifies and restores backups of all sites"),
  doctor: source("doctor", () => import("./doctor.ts"), "checks everything from inside and outside, with remedies"),
  setup: source("setup", () => import("./setup.ts"), "asks what a server needs, and writes its environment file"),
  release: source(
    "release",
    () => import("./release.ts"),
    "has a running server serve another build without downtime, or the former one",
  ),
  update: tree("update", "shows what an update changes, and makes it with --yes"),
  db: source("db", () => import("./db.ts"), "moves a site to another place, on either engine"),
  cell: source("cell", () => import("./cell.ts"), "shows in which of several databases each site is, and moves sites"),
  seed: source("seed", () => import("./seed.ts"), "makes invented members for demo sites"),
  theme: source("theme", () => import("./theme.ts"), "makes, checks and deletes templates and landing pages"),
  test: tree("test", "type check, linter, unit and browser tests, and a line with the counts"),
  lint: tree("lint", "runs the linter and knip"),
  typecheck: tree("typecheck", "runs the type checker"),
  migrations: tree("migrations", "the statements for each engine, from the declared tables"),
  bench: source("bench", () => import("./bench.ts"), "measures the built server against built-in references"),
  lighthouse: source("lighthouse", () => import("./lighthouse.ts"), "audits the built pages as a phone sees them"),
};

/** @param {keyof typeof import("./tree.mjs")} name @param {string} does @returns {Listed} */
function tree(name, does) {
  return { does, load: async () => (await import("./tree.mjs"))[name] };
}

/**
 * @param {string} name
 * @param {() => Promise<{ default: import("./declaration.ts").Command }>} read
 * @param {string} does
 * @returns {Listed}
 */
function source(name, read, does) {
  return { does, load: async () => (await commandModule(name, read)).default };
}
