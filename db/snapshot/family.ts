import { join } from "node:path";
import type { Shape } from "../copy/shape";
import { shapes } from "../copy/shapes";
import { type Files, tenantFiles } from "../sqlite";

/** What databases of one kind have in common: those of tenants, or the operators' own (`control/family.ts`). */
export interface Family {
  tables(): Shape[];
  /** Where the file of one lies, where it is a file. */
  files: Files;
  /** The folder of its migrations. `folder` is db. */
  migrations(folder: string): string;
}

export const tenantFamily: Family = {
  tables: shapes,
  files: tenantFiles,
  migrations: (folder) => join(folder, "migrations"),
};
