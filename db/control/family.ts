import { join } from "node:path";
import { shapesOf } from "../copy/shape";
import type { Family } from "../snapshot/family";
import { controlFile } from "./open";
import * as tables from "./tables";

/** The operators' database, which is the only one of its kind. */
export const controlFamily: Family = {
  // Without tables that belong to processes, moments and folders (leases, attempts, placements, served configs), or to
  // one machine (its identity, its known backups, its pending erasures).
  tables: () =>
    shapesOf({
      ...tables,
      leases: undefined,
      attempts: undefined,
      placements: undefined,
      servedTenants: undefined,
      servingNodes: undefined,
      installations: undefined,
      pendingErasures: undefined,
      knownBackups: undefined,
    }),
  files: controlFile,
  migrations: (folder) => join(folder, "control/migrations"),
};
