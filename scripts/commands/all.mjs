import { commandModule } from "./sources.mjs";

/** @typedef {import("./declaration.ts").Listed} Listed */

/** All commands. Those for a fresh clone are in `tree.mjs`. @type {Record<string, Listed>} */
export const COMMANDS = {
  start: tree("start", "installs, builds, makes demo data once, serves, prints the sites"),
  dev: tree("dev", "the same server with Vite in front of the sources"),
  build: tree("build", "builds into a new folder, which the next start serves"),
  serve: tree("serve", "serves what is built, and prepares nothing"),
  tenant: source(
    "tenant",
    () => import("./tenant.ts"),
    "makes and checks sites, prints their push keys and the texts that they may replace",
  ),
  members: source(
    "members",
    () => import("./members.ts"),
    "finds members by what is known of them, and shows one with all that happened",
  ),
  photos: source(
    "photos",
    () => import("./photos.ts"),
    "shows which photos wait for a decision, approves and rejects them",
  ),
  reports: source(
    "reports",
    () => import("./reports.ts"),
    "shows what members reported and anybody complained of, and decides about it",
  ),
  transparency: source(
    "transparency",
    () => import("./transparency.ts"),
    "the transparency report of a site, as the Commission's files and as figures",
  ),
  credits: source(
    "credits",
    () => import("./credits.ts"),
    "a member's credits and orders, refunds, and payments that wait for a person",
  ),
  campaigns: source("campaigns", () => import("./campaigns.ts"), "the results of each traffic source"),
  postbacks: source(
    "postbacks",
    () => import("./postbacks.ts"),
    "which postbacks partners got about the members they sent",
  ),
  outbox: source(
    "outbox",
    () => import("./outbox.ts"),
    "what a site is to send, and sending again what could not be sent",
  ),
  operator: source("operator", () => import("./operator.ts"), "who may sign in at the operators' console, and as what"),
  audit: source("audit", () => import("./audit.ts"), "what operators did to a site: who, what, why and when"),
  secret: source("secret", () => import("./secret.ts"), "wraps sites' own secrets anew once the machine's has changed"),
  backup: source("backup", () => import("./backup.ts"), "makes, lists, verifies and restores backups of all sites"),
  doctor: source(
    "doctor",
    () => import("./doctor.ts"),
    "looks at all of it from inside and outside, and says what to do",
  ),
  setup: source("setup", () => import("./setup.ts"), "asks what a server needs, and writes its environment file"),
  release: source(
    "release",
    () => import("./release.ts"),
    "has a running server serve another build without a gap, or the former one again",
  ),
  update: tree("update", "what an update changes, and with --yes makes it"),
  db: source("db", () => import("./db.ts"), "moves a site to another place, on either engine"),
  cell: source("cell", () => import("./cell.ts"), "in which of several databases each site lies, and moves them"),
  seed: source("seed", () => import("./seed.ts"), "invented members for demo sites"),
  theme: source("theme", () => import("./theme.ts"), "makes, checks and throws away templates and landing pages"),
  test: tree("test", "type check, linter, unit and browser tests, and a line with the counts"),
  lint: tree("lint", "what the linter and knip say of the tree"),
  typecheck: tree("typecheck", "what the type checker says of the tree"),
  migrations: tree("migrations", "the statements for each engine, from the declared tables"),
  bench: source("bench", () => import("./bench.ts"), "measures the built server against references of its own"),
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
