import type { Environment } from "~/app/settings/environment";
import type { Db } from "~/db/handle";
import type { Databases } from "~/db/open";
import type { Tenant } from "~/tenants/config/schema";
import type { Clock } from "./clock";
import type { Names } from "./names";
import type { Outside } from "./outside";

/** What checks look at. They read, and change nothing. */
export interface Ground {
  environment: Environment;
  /** Those that can be served. */
  tenants: readonly Tenant[];
  /** What the check of the configs says, by slug: those of the folders that can't be served too. */
  configs: ReadonlyMap<string, ConfigProblems>;
  /** Reads an environment variable that a config names. */
  secret(name: string): string | undefined;
  /** The machine's. Undefined: none was made yet. */
  machineSecret: string | undefined;
  databases: Databases;
  control: Db;
  names: Names;
  outside: Outside;
  clock: Clock;
  system: System;
  /** UTC ms. */
  now(): number;
  /** When the whole run has to be over, UTC ms. */
  until: number;
  /** Who gets a test letter of each mail server. Undefined: nobody, and servers are only greeted. */
  letterTo: string | undefined;
}

/** The keys of a config that something is wrong with, as one would write them. */
export interface ConfigProblems {
  errors: readonly string[];
  warnings: readonly string[];
  /** Environment variables that it names and that are not set. */
  unset: readonly string[];
  /** Hosts that it asks for and another one has; null: the console. */
  denied: readonly { host: string; holder: string | null }[];
  /** UTC ms: since when the version is served that the server goes on with, where this one can't be used. */
  kept: number | undefined;
}

/** What the machine runs on. */
export interface System {
  /** `22.11.0` */
  node: string;
  /** The distribution by its id and number, `debian 12`. Undefined where it does not say. */
  distribution: string | undefined;
  /** The SQLite within better-sqlite3. */
  sqlite: string;
  /** The version of the program `sqlite3`. Undefined where there is none. */
  sqliteProgram(): Promise<string | undefined>;
  /** Of the disk that holds DATA_DIR, in bytes. */
  space(): Promise<{ free: number; size: number }>;
  /**
   * The servers that run with DATA_DIR: the builds that their workers serve, the one that the next start serves, and the number of the
   * user whose process each is, where that is known.
   */
  servers(): Promise<{ pid: number; served: string[]; next: string | undefined; uid?: number | undefined }[]>;
  /** The name of a user of this machine, else the number. */
  userName(uid: number): string;
}
