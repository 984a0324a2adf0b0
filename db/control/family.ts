import { join } from "node:path";
import { shapesOf } from "../copy/shape";
import type { Family } from "../snapshot/family";
import { controlFile } from "./open";
import * as tables from "./tables";

/** The operators' own database. It is alone, and is called `control`. */
export const controlFamily: Family = {
  // Leases belong to processes, none of which is restored, and attempts to the moment. Where tenants lie is seen by where they are:
  // some may have moved since. What is served is read from the folders again. A restored database keeps the identity, the list of
  // backups and the pending erasures of the machine it comes to.
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
