import { k } from "../../columns";

/** Work that one process of the installation does at a time, on whichever machine. */
export const leases = k.table("lease", {
  name: k.text("name").primaryKey(),
  /** For people to read: a machine and a process of it. */
  owner: k.text("owner").notNull(),
  /** UTC ms. Later, whoever died is waited for no longer. */
  until: k.ms("until").notNull(),
});
