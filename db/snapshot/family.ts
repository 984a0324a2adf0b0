import { join } from "node:path";
import type { Shape } from "../copy/shape";
import { shapes } from "../copy/shapes";
import { type Files, tenantFiles } from "../sqlite";

/** The common properties of databases of one kind: tenants', or the operators' (`control/family.ts`). */
export interface Family {
  tables(): Shape[];
  /** The location of a database file. */
  files: Files;
  /** Returns the folder of its migrations. `folder` is db. */
  migrations(folder: string): string;
}

export const tenantFamily: Family = {
  tables: shapes,
  files: tenantFiles,
  migrations: (folder) => join(folder, "migrations"),
};
