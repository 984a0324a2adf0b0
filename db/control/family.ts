import { join } from "node:path";
import { shapesOf } from "../copy/shape";
import type { Family } from "../snapshot/family";
import { controlFile } from "./open";
import * as tables from "./tables";

/** The operators' database, which is the only one of its kind. */
export const controlFamily: Family = {
  // Without what belongs to processes, moments and folders: leases, attempts, placements, served configs. A restored
  // database keeps the identity, the backups and the pending erasures of its machine.
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
