import { k } from "../../columns";

/** Work that only one process of the installation does at a time. */
export const leases = k.table("lease", {
  name: k.text("name").primaryKey(),
  /** The machine and the process, for people. */
  owner: k.text("owner").notNull(),
  /** UTC ms. After this, others no longer wait for a dead process. */
  until: k.ms("until").notNull(),
});
