import type { Db } from "./handle";

/** Where all tenants' databases lie: what an engine has to offer. */
export interface Storage {
  /** Whether the tenant has a database, in whatever state. */
  has(slug: string): Promise<boolean>;
  /** Makes the tenant's database where there is none and migrates it. Safe where others do the same at once. */
  open(slug: string): Promise<Db>;
  /** Once every opened database is closed. */
  close(): Promise<void>;
}
