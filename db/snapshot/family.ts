import { join } from "node:path";
import type { Shape } from "../copy/shape";
import { shapes } from "../copy/shapes";
import { type Files, tenantFiles } from "../sqlite";

/** The properties that databases of one kind share: tenants' databases, or the operators' (`control/family.ts`). */
export interface Family {
  tables(): Shape[];
  /** The location of a database file. */
  files: Files;
  /** Returns the folder with the family's migrations. `folder` is the folder db. */
  migrations(folder: string): string;
}

export const tenantFamily: Family = {
  tables: shapes,
  files: tenantFiles,
  migrations: (folder) => join(folder, "migrations"),
};
