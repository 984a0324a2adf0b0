import type { Db } from "./handle";

/** Where all tenants' databases lie: what an engine has to offer. */
export interface Storage {
  /** Makes the tenant's database where there is none and migrates it. Safe where others do the same at once. */
  open(slug: string): Promise<Db>;
  /** Once every opened database is closed. */
  close(): Promise<void>;
}
