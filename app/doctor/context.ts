import type { Environment } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import type { Databases } from "~/db/open";
import type { Tenant } from "~/tenants/config/schema";
import type { Clock } from "./clock";
import type { Names } from "./names";
import type { Outside } from "./outside";

/** The context of all checks. A check must not change anything. */
export interface DoctorContext {
  environment: Environment;
  tenants: readonly Tenant[];
  /** The results of the config checks by slug, including folders that cannot be served. */
  configs: ReadonlyMap<string, ConfigProblems>;
  secret(name: string): string | undefined;
  /** The machine's secret. Undefined before the secret is created. */
  machineSecret: string | undefined;
  databases: Databases;
  control: Db;
  names: Names;
  outside: Outside;
  clock: Clock;
  system: System;
  /** Returns the time, UTC ms. */
  now(): number;
  /** The time at which the whole run must end, UTC ms. */
  until: number;
  /** The address to which each mail server sends a test email. Undefined: the check only connects to the servers. */
  letterTo: string | undefined;
}

/** The invalid keys of a config, as written. */
export interface ConfigProblems {
  errors: readonly string[];
  warnings: readonly string[];
  /** Environment variables that the config names but that are not set. */
  unset: readonly string[];
  /**
   * Hosts that the config names but that another site has. `holder` is the other site's slug, or null for the console.
   */
  denied: readonly { host: string; holder: string | null }[];
  /**
   * The time since which an older version of the config is served, UTC ms. Undefined if the current version is valid.
   */
  kept: number | undefined;
}

export interface System {
  /** The version of Node: `22.11.0`. */
  node: string;
  /** The distribution by id and number, `debian 12`. Undefined if unknown. */
  distribution: string | undefined;
  /** The version of SQLite in better-sqlite3. */
  sqlite: string;
  /** Returns the version of the program `sqlite3`. Undefined without it. */
  sqliteProgram(): Promise<string | undefined>;
  /** Returns the free space and the size of the disk that holds DATA_DIR, in bytes. */
  space(): Promise<{ free: number; size: number }>;
  /**
   * Returns the running servers: the builds of their workers, the build of the next start, and the user number, if
   * known.
   */
  servers(): Promise<{ pid: number; served: string[]; next: string | undefined; uid?: number | undefined }[]>;
  userName(uid: number): string;
}
