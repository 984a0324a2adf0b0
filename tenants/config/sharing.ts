/** The files that a tenant's config consists of, by their names below its folder. */
export type ConfigFiles = ReadonlyMap<string, Buffer>;

/** What is served of a tenant, as every process of the installation serves it. */
export interface ServedConfig {
  slug: string;
  /** A digest of its files. */
  revision: string;
  /** Those that its config asks for. */
  asked: readonly string[];
  /** Those that it is served on. */
  held: readonly string[];
}

/** What the folder of a tenant holds on this machine. */
export interface FoundConfig {
  slug: string;
  /** Undefined: the folder is gone. */
  config: { revision: string; hosts: readonly string[]; files: ConfigFiles } | undefined;
}

export interface Folders {
  /** All that there are, also those whose config can't be used. Undefined where only some were looked at. */
  present: ReadonlySet<string> | undefined;
  /** Reads one as it is now. Undefined where its config can't be used. */
  read(slug: string): FoundConfig | undefined;
}

/** Where it is stored what is served, for all processes and across restarts. */
export interface ServedConfigs {
  /** What is served of these tenants, or of all. */
  read(slugs?: readonly string[]): Promise<ServedConfig[]>;
  files(slug: string): Promise<ConfigFiles | undefined>;
  /** Decides what is served after what was found. Returns the slugs of the tenants for which that changed. */
  settle(found: readonly FoundConfig[], folders: Folders): Promise<string[]>;
}

/** What the processes that serve the same tenants share. */
export interface Sharing {
  configs: ServedConfigs;
  /** Where files are put whose version the tenants' folder does not have. Absolute. */
  copies: string;
  /** How often `settle` is called where nothing was found, in ms: other machines may have. Undefined: there are none. */
  settledEvery: number | undefined;
  /** Runs `watch` while no other process of the machine does. */
  alone(watch: () => Promise<void>): void;
  /** Tells the other processes of the machine; null: perhaps any of them changed. */
  tell(slugs: readonly string[] | null): void;
  /** Calls `changed` with the slugs of tenants whose served config changed; null: perhaps any of them. */
  hear(changed: (slugs: readonly string[] | null) => void): void;
}
