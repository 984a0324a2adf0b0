import { k } from "../../columns";

/** Work that only one process of the installation does at a time. */
export const leases = k.table("lease", {
  name: k.text("name").primaryKey(),
  /** The name of the machine and the process, for operators. */
  owner: k.text("owner").notNull(),
  /** The end of the lease, UTC ms. After it, another process takes the work of a dead process. */
  until: k.ms("until").notNull(),
});
