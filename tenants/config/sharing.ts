/** The files of a tenant's config, by name below its folder. */
export type ConfigFiles = ReadonlyMap<string, Buffer>;

/** The served config of a tenant, the same in every process of the installation. */
export interface ServedConfig {
  slug: string;
  /** A digest of its files. */
  revision: string;
  /** The hosts that its config asks for. */
  asked: readonly string[];
  /** The hosts that it is served on. */
  held: readonly string[];
}

/** The contents of a tenant's folder on this machine. */
export interface FoundConfig {
  slug: string;
  /** Undefined if the folder is gone. */
  config: { revision: string; hosts: readonly string[]; files: ConfigFiles } | undefined;
}

export interface Folders {
  /** All folders, including those with an invalid config. Undefined if only some were read. */
  present: ReadonlySet<string> | undefined;
  /** Reads a folder in its current state. Undefined if its config is invalid. */
  read(slug: string): FoundConfig | undefined;
}

/** The store of served configs, for all processes and across restarts. */
export interface ServedConfigs {
  /** Reads the served configs of these tenants, or of all. */
  read(slugs?: readonly string[]): Promise<ServedConfig[]>;
  files(slug: string): Promise<ConfigFiles | undefined>;
  /** Decides what is served, given the changed folders. Returns the slugs of tenants that changed. */
  settle(found: readonly FoundConfig[], folders: Folders): Promise<string[]>;
}

/** The state that processes with the same tenants share. */
export interface Sharing {
  configs: ServedConfigs;
  /** The folder for files of a version that the tenants' folder does not have. Absolute. */
  copies: string;
  /** How often `settle` looks for other machines' changes, in ms. Undefined for a single machine. */
  settledEvery: number | undefined;
  /** Runs `watch` while no other process of the machine does. */
  alone(watch: () => Promise<void>): void;
  /** Tells the other processes of the machine which tenants changed. Null: any may have. */
  tell(slugs: readonly string[] | null): void;
  /** Calls `changed` with the slugs of tenants whose served config changed. Null: any may have. */
  hear(changed: (slugs: readonly string[] | null) => void): void;
}
