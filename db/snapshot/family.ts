import { join } from "node:path";
import type { Shape } from "../copy/shape";
import { shapes } from "../copy/shapes";
import { fileOf } from "../sqlite";

/** What databases of one kind have in common: those of tenants, or the operators' own (`control/family.ts`). */
export interface Family {
  tables(): Shape[];
  /** Where the file of one lies, where it is a file. */
  file(dataDir: string, name: string): string;
  /** The folder of its migrations. `folder` is db. */
  migrations(folder: string): string;
}

export const tenantFamily: Family = {
  tables: shapes,
  file: fileOf,
  migrations: (folder) => join(folder, "migrations"),
};
