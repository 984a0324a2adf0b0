import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { openOwn, openTenants } from "~/app/databases";
import { clockBy } from "~/app/doctor/clock";
import type { ConfigProblems, DoctorContext, System } from "~/app/doctor/context";
import { namesBy } from "~/app/doctor/names";
import { outsideBy, type Place } from "~/app/doctor/outside";
import { type ServedRow, servedConfigs } from "~/app/domain/site/serving/serving";
import { type Environment, projectRoot, tenantSecret } from "~/app/settings/environment";
import { sqliteVersion } from "~/db/sqlite-driver";
import { keyOf, type Problem } from "~/tenants/config/problem";
import type { Tenants } from "~/tenants/config/registry";
import { currentBuild } from "../builds.mjs";
import { nameOf } from "../owner.mjs";
import { runningServers } from "../servers.mjs";
import { problemsOf } from "../tenant/check";
import { readTenants } from "../tenant/read";
import { type Surroundings, surroundingsHere, unsetIn } from "../tenant/surroundings";

export interface Options {
  /** DNS servers that replace the servers in the settings. */
  resolvers: string[] | undefined;
  timeServer: string | undefined;
  /** Addresses to connect to for every host. */
  connect: { tls: Place; plain: Place } | undefined;
  /** PEM of an additional certificate authority to trust. */
  ca?: string;
  /** Timeout of a request in ms. */
  patience?: number;
  letterTo: string | undefined;
  /** Facts about the machine that replace the detected ones. */
  system?: Partial<System>;
  secret?: DoctorContext["secret"];
  now?: () => number;
}

const LONGEST = 50_000;

/** Runs work with the dependencies of the doctor on this machine, and closes the databases afterwards. */
export async function withDoctorContext<T>(
  environment: Environment,
  { resolvers, timeServer, connect, ca, patience, letterTo, system, secret = tenantSecret, now = Date.now }: Options,
  work: (context: DoctorContext, slugs: string[]) => Promise<T>,
): Promise<T> {
  const { dataDir } = environment;
  const control = openOwn(environment);
  const served = await servedConfigs(control).catch(() => []); // the database check reports this error
  const { tenants, slugs } = readTenants(environment, served);
  const surroundings = { ...(await surroundingsHere()), secret };
  const configs = configsOf({ tenants, slugs, served }, surroundings);
  const databases = openTenants(environment, { limit: 4, control });
  const context: DoctorContext = {
    environment,
    tenants: tenants.all(),
    configs,
    secret,
    machineSecret: environment.secret ?? keptSecret(dataDir),
    databases,
    control,
    names: namesBy(resolvers ?? environment.dnsServers),
    outside: outsideBy({ connect, ...(ca && { ca }), ...(patience && { patience }) }),
    clock: clockBy(timeServer ?? environment.timeServer),
    system: { ...thisSystem(dataDir), ...system },
    now,
    until: now() + LONGEST,
    letterTo,
  };
  try {
    return await work(context, slugs);
  } finally {
    await databases.close();
    await control.close();
  }
}

/** Loads the configs by slug. Lists unset variables separately from the errors. */
function configsOf(
  { tenants, slugs, served }: { tenants: Tenants; slugs: string[]; served: ServedRow[] },
  surroundings: Surroundings,
): Map<string, ConfigProblems> {
  const problems = problemsOf(tenants, surroundings);
  return new Map(
    slugs.map((slug) => {
      const tenant = tenants.all().find((each) => each.slug === slug);
      const unset = tenant ? unsetIn(tenant, surroundings.secret) : [];
      const unsetKeys = unset.map(({ path }) => keyOf(path));
      const own = problems.filter((each) => each.slug === slug && !unsetKeys.includes(each.key));
      const at = (level: Problem["level"]) =>
        own.filter((each) => each.level === level).map(({ key, file }) => key || basename(file));
      const kept = tenants.revisionOf(slug) === undefined ? served.find((row) => row.slug === slug)?.at : undefined;
      const names = unset.map(({ name }) => name);
      const denied = tenants.denied(slug);
      return [slug, { errors: at("error"), warnings: at("warning"), unset: names, denied, kept }];
    }),
  );
}

/** Reads the secret that the first start made, without creating one. */
function keptSecret(dataDir: string): string | undefined {
  const file = join(dataDir, "secret");
  return existsSync(file) ? readFileSync(file, "utf8").trim() || undefined : undefined;
}

function thisSystem(dataDir: string): System {
  return {
    node: process.versions.node,
    distribution: distribution(),
    sqlite: sqliteVersion(),
    async sqliteProgram() {
      const said = await promisify(execFile)("sqlite3", ["--version"]).catch(() => undefined);
      return /^\d+\.\d+\.\d+/.exec(said?.stdout ?? "")?.[0];
    },
    async servers() {
      const running = await runningServers(dataDir);
      return running.map(({ path: _, status: { pid, builds, workers } }) => {
        const next = currentBuild(builds);
        const served = [...new Set(workers.filter(({ serves }) => serves).map(({ build }) => build))];
        return { pid, served, next: next && basename(next), uid: userOf(pid) };
      });
    },
    userName: nameOf,
    async space() {
      const { bavail, blocks, bsize } = await statfs(existsSync(dataDir) ? dataDir : projectRoot);
      return { free: bavail * bsize, size: blocks * bsize };
    },
  };
}

/** Returns the user id of a process. Needs proc(5). */
function userOf(pid: number): number | undefined {
  return statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;
}

function distribution(): string | undefined {
  const file = "/etc/os-release";
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const [, id] = /^ID="?([^"\n]*)/m.exec(text) ?? [];
  const [, number] = /^VERSION_ID="?([^"\n]*)/m.exec(text) ?? [];
  return id === undefined || number === undefined ? undefined : `${id} ${number}`;
}
