import type { Environment } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import type { Databases } from "~/db/open";
import type { Tenant } from "~/tenants/config/schema";
import type { Clock } from "./clock";
import type { Names } from "./names";
import type { Outside } from "./outside";

/** The context of checks. Checks only read. */
export interface DoctorContext {
  environment: Environment;
  tenants: readonly Tenant[];
  /** The result of the config check by slug, also of folders that can't be served. */
  configs: ReadonlyMap<string, ConfigProblems>;
  secret(name: string): string | undefined;
  /** The machine's secret. Undefined: not made yet. */
  machineSecret: string | undefined;
  databases: Databases;
  control: Db;
  names: Names;
  outside: Outside;
  clock: Clock;
  system: System;
  /** UTC ms. */
  now(): number;
  /** The time at which the whole run must end, UTC ms. */
  until: number;
  /** The recipient of a test email of each mail server. Undefined: servers are only greeted. */
  letterTo: string | undefined;
}

/** The invalid keys of a config, as written. */
export interface ConfigProblems {
  errors: readonly string[];
  warnings: readonly string[];
  /** Environment variables that it names but that are not set. */
  unset: readonly string[];
  /** Hosts that it requests but another site has; null: the console. */
  denied: readonly { host: string; holder: string | null }[];
  /** UTC ms since the older version is served, if this one can't be used. */
  kept: number | undefined;
}

export interface System {
  /** `22.11.0` */
  node: string;
  /** The distribution by id and number, `debian 12`. Undefined if unknown. */
  distribution: string | undefined;
  /** The SQLite within better-sqlite3. */
  sqlite: string;
  /** Returns the version of the program `sqlite3`. Undefined without it. */
  sqliteProgram(): Promise<string | undefined>;
  /** Returns the free space and the size of the disk that holds DATA_DIR, in bytes. */
  space(): Promise<{ free: number; size: number }>;
  /** Builds of their workers and of the next start, and the user number, if known. */
  servers(): Promise<{ pid: number; served: string[]; next: string | undefined; uid?: number | undefined }[]>;
  userName(uid: number): string;
}
