import { accessSync, constants } from "node:fs";
import { basename, resolve } from "node:path";
import { type Environment, readEnvironment } from "~/app/settings/environment";
import { unreadableBy } from "~/db/migrate";
import { type Release, releaseOf, treesRelease } from "../building/release.mjs";
import { allBuilds, BUILDS, buildNamed, currentBuild, formerBuild, makeCurrent } from "../builds.mjs";
import { columns } from "../columns.mjs";
import { type Answer, type Noun, verb } from "../commands/declaration";
import { withLock } from "../lock.mjs";
import { step } from "../progress.mjs";
import { Refusal } from "../refusal";
import { type RunningServer, runningServers, takeBuild } from "../servers.mjs";
import { checkMigrations } from "./check";
import { migrateTo } from "./migrate";

const build = { does: "the name of a build, as in `release list`", optional: true } as const;

export default {
  more: "Guide to releases and restarts: scripts/operating/releases.md. Uses the server's settings; DATA_DIR finds the server.",
  verbs: {
    list: verb({
      does: "Lists the builds with time, version and schema, and which are current, former and served.",
      permission: "machine.run",
      run: () => listReleases(readEnvironment()),
    }),
    check: verb({
      does: "Reports new migrations that would lock tables, or break the served build.",
      permission: "machine.run",
      more: "Checks the tree's migrations by default. Exits with 1 if there is a problem.",
      arguments: { build },
      async run({ build }) {
        const servers = await runningServers(readEnvironment().dataDir);
        const current = currentBuild();
        const against = servers.length > 0 ? servedBy(servers) : current;
        if (!against) throw new Refusal("There is no build to compare with: npm run build");
        return checkMigrations(build === undefined ? undefined : targetNamed(build), against);
      },
    }),
    migrate: verb({
      does: "Migrates all databases to the schema of a build, several at once. After an interruption, run it again.",
      permission: "machine.run",
      more: `Each database has its old or the new schema. A failed one is named and keeps its state, and the others continue. The server may
run. Takes the current build by default.`,
      arguments: { build },
      run: ({ build }) => migrateRelease(readEnvironment(), build),
    }),
    take: verb({
      does: "Checks and runs migrations, and has the running server serve another build, worker by worker.",
      permission: "machine.run",
      more: `Each new worker must serve front pages before it gets connections, and each old one finishes its requests. If a worker does not
become ready, everything stays as it was, and the command exits with 1. Takes the current build by default (npm run build).`,
      arguments: { build },
      run: ({ build }) => takeRelease(readEnvironment(), build),
    }),
    back: verb({
      does: "Has the running server serve the former build again, worker by worker. Migrations stay.",
      permission: "machine.run",
      run: () => takeFormer(readEnvironment()),
    }),
  },
} satisfies Noun;

export async function listReleases({ dataDir }: Pick<Environment, "dataDir">): Promise<Answer> {
  const servers = await runningServers(dataDir);
  const [current, former] = [currentBuild(), formerOf(servers)];
  const builds = allBuilds().map((folder) => {
    const name = basename(folder);
    const release = releaseOf(folder);
    const workers = servers.flatMap(({ status }) => status.workers).filter(({ build }) => build === name).length;
    const kept = servers.some(({ status }) => status.build === name);
    return {
      build: name,
      version: release?.version ?? "",
      builtAt: release?.builtAt ?? "",
      schema: release?.migrations.tenants.at(-1) ?? "",
      control: release?.migrations.control.at(-1) ?? "",
      current: folder === current,
      former: folder === former,
      workers,
      primary: kept,
    };
  });
  const rows = builds.map((each) => [
    each.build,
    each.version,
    each.builtAt.slice(0, 16).replace("T", " "),
    each.schema,
    [
      each.workers > 0 ? `serving (${each.workers})` : "",
      each.primary && each.workers === 0 ? "keeps the workers" : "",
      each.current ? "current" : "",
      each.former ? "former" : "",
    ]
      .filter(Boolean)
      .join(", "),
  ]);
  const lines = builds.length > 0 ? columns([["BUILD", "VERSION", "BUILT", "SCHEMA", "STATE"], ...rows]) : [];
  const { lines: said, wrong } = stateOf(servers, current);
  return {
    lines: [...(lines.length > 0 ? lines : ["There is no build: npm run build"]), ...said],
    data: { builds },
    code: wrong ? 1 : 0,
  };
}

function stateOf(servers: RunningServer[], current: string | undefined): { lines: string[]; wrong: boolean } {
  const lines: string[] = [];
  let wrong = false;
  for (const { status } of servers) {
    const served = new Set(status.workers.map(({ build }) => build));
    if (status.busy) lines.push(`Server ${status.pid}: ${status.busy}`);
    else if (served.size > 1) {
      wrong = true;
      lines.push(`Server ${status.pid} serves ${[...served].join(" and ")}: take one of them`);
    } else if (current && !served.has(basename(current))) {
      lines.push(`Server ${status.pid} serves ${[...served].join()}; its next start serves ${basename(current)}`);
    }
  }
  if (servers.length === 0) lines.push("No server runs here with this DATA_DIR");
  return { lines, wrong };
}

export async function takeRelease(environment: Environment, build: string | undefined): Promise<Answer> {
  return oneAtATime(environment, async () => {
    const folder = targetNamed(build);
    const servers = await serversHere(environment);
    refuseOtherPackages(folder);
    refuseUnreadable(servers, folder);
    const checked = checkMigrations(folder, servedBy(servers));
    if (checked.code === 1) throw new Refusal(checked.lines.join("\n"), "not_compatible");
    const migrated = await migrateTo(environment, folder);
    // Continues after a failed migration. That database keeps its state, and its site's first request tries again. The
    // other databases don't wait for it.
    const lines = [...migrated.lines, ...(await handOver(servers, folder))];
    return { lines, data: { build: basename(folder), ...summary(servers, folder) }, code: migrated.code ?? 0 };
  });
}

export async function migrateRelease(environment: Environment, build: string | undefined): Promise<Answer> {
  return oneAtATime(environment, async () => {
    const folder = targetNamed(build);
    const servers = await runningServers(environment.dataDir);
    if (servers.length > 0) {
      refuseUnreadable(servers, folder);
      const checked = checkMigrations(folder, servedBy(servers));
      if (checked.code === 1) throw new Refusal(checked.lines.join("\n"), "not_compatible");
    }
    return migrateTo(environment, folder);
  });
}

function targetNamed(build: string | undefined): string {
  const folder = build === undefined ? currentBuild() : buildNamed(build);
  if (folder) return folder;
  throw new Refusal(build === undefined ? "Nothing is built yet: npm run build" : unknown(build));
}

/** Returns the folder of the build that the first server's first worker serves. The folder may be in another tree. */
function servedBy(servers: RunningServer[]): string {
  const { workers, build, builds } = servers[0]!.status;
  return resolve(builds, workers[0]?.build ?? build);
}

/** Throws if the build needs other packages, because workers load the installed packages as they start. */
function refuseOtherPackages(folder: string): void {
  if (releaseOf(folder)?.packages === treesRelease().packages) return;
  throw new Refusal(
    `${basename(folder)} was built with other packages than this tree's lock file. Check out its sources, and run npm run build`,
    "other_packages",
  );
}

/**
 * Throws if a migration of one build removes something that the other build uses: the served build would then fail
 * during the change, or the new build on the present databases.
 */
function refuseUnreadable(servers: RunningServer[], folder: string): void {
  const [servedFolder, served, wanted] = [servedBy(servers), basename(servedBy(servers)), basename(folder)];
  for (const set of ["tenants", "control"] as const) {
    const tagsOf = (build: string) => releaseOf(build)?.migrations[set].map((tag) => ({ tag })) ?? [];
    const [own, theirs] = [tagsOf(servedFolder), tagsOf(folder)];
    if (own.length === 0 || theirs.length === 0)
      throw new Refusal(`${served} or ${wanted} does not list its migrations`);
    for (const [reader, tags, name] of [
      [own, theirs, served],
      [theirs, own, wanted],
    ] as const) {
      const tag = unreadableBy(
        reader,
        tags.map((each) => each.tag),
      );
      if (tag === undefined) continue;
      const way = name === served ? "take an intermediate build first" : "restore a backup instead";
      throw new Refusal(
        `${name} can't read a database after migration ${tag}, which removes what it uses: ${way}`,
        "not_compatible",
      );
    }
  }
}

/** Returns to the build served before. Migrations stay: a build works on the expanded schema of its successor. */
export async function takeFormer(environment: Environment): Promise<Answer> {
  return oneAtATime(environment, async () => {
    const servers = await serversHere(environment);
    const folder = formerOf(servers);
    if (!folder) throw new Refusal("There is no former build: npx bouquet release list");
    refuseOtherPackages(folder);
    refuseUnreadable(servers, folder);
    const lines = await handOver(servers, folder);
    return { lines, data: { build: basename(folder), ...summary(servers, folder) } };
  });
}

function formerOf(servers: RunningServer[]): string | undefined {
  const served = servers[0]?.status.workers[0]?.build;
  return formerBuild((served && buildNamed(served)) ?? currentBuild());
}

async function handOver(servers: RunningServer[], folder: string): Promise<string[]> {
  const name = basename(folder);
  const served = servers[0]!.status.workers[0]?.build;
  const lines: string[] = [];
  for (const server of servers) {
    const { pid, workers } = server.status;
    if (workers.every(({ build }) => build === name)) {
      lines.push(`Server ${pid} serves ${name} already`);
      continue;
    }
    try {
      await step(`Server ${pid} takes ${name}`, (tell) => takeBuild(server, name, tell));
    } catch (error) {
      // Sets the build of the next start to the build that is served now.
      if (served && buildNamed(served) && served !== name) makeCurrent(served);
      throw new Refusal(
        `${name} was not taken: ${(error as Error).message}.\nServer ${pid} serves the same build as before`,
      );
    }
    lines.push(`Server ${pid} serves ${name}: ${workers.length} workers`);
  }
  makeCurrent(name, BUILDS, served === name ? undefined : served);
  if (served && served !== name) lines.push(`npx bouquet release back returns to ${served}`);
  for (const { status } of servers) {
    if (needsRestart(status.build, folder))
      lines.push(`The main process ${status.pid} is still of ${status.build}: ${RESTART}`);
  }
  return lines;
}

const RESTART =
  "its own code differs in this release, and changes at its next start, e.g. systemctl restart bouquet (requests wait in the socket unit)";

function summary(servers: RunningServer[], folder: string) {
  return { servers: servers.map(({ status }) => ({ pid: status.pid, restart: needsRestart(status.build, folder) })) };
}

/** Returns whether this build has another main process. True if unknown. */
function needsRestart(running: string, folder: string): boolean {
  const own = releaseOf(resolve(BUILDS, running));
  const wanted = releaseOf(folder) as Release;
  return own?.primary !== wanted.primary;
}

/** Returns the servers that can take a build. Throws a Refusal without any. */
async function serversHere({ dataDir }: Pick<Environment, "dataDir">): Promise<RunningServer[]> {
  const servers = await runningServers(dataDir);
  if (servers.length === 0) {
    throw new Refusal("No server runs here with this DATA_DIR: its next start serves the current build", "not_running");
  }
  for (const { status } of servers) {
    if (status.busy) throw new Refusal(`Server ${status.pid}: ${status.busy}`, "busy");
    if (status.builds !== BUILDS) {
      throw new Refusal(
        `Server ${status.pid} has its builds in ${status.builds}, and this command in ${BUILDS} (BUILDS_DIR)`,
      );
    }
  }
  return servers;
}

/** Prevents two commands from moving the pointers at the same time. */
function oneAtATime({ dataDir }: Environment, work: () => Promise<Answer>): Promise<Answer> {
  refuseUnwritable();
  return withLock(resolve(dataDir, ".release.lock"), work, (holder) =>
    process.stderr.write(`… Waiting for ${holder}, which takes a build\n`),
  );
}

function refuseUnwritable(): void {
  try {
    accessSync(BUILDS, constants.W_OK);
  } catch {
    throw new Refusal(`${BUILDS} can't be written. Run the command as the owner of the tree`);
  }
}

function unknown(build: string): string {
  return `There is no build ${build} in ${BUILDS}: npx bouquet release list`;
}
