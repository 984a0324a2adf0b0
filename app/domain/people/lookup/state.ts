import type { AccountStatus } from "~/db/tables";

/** The most important fact about an account, in this order. `hidden` by its owner, also incognito. */
export type MemberState = "deleted" | "suspended" | "taken_down" | "hidden" | "unconfirmed" | "active";

interface Facts {
  status: AccountStatus;
  confirmedAt: number | null;
  visible: boolean;
  takenDownAt: number | null;
}

export function stateOf({ status, confirmedAt, visible, takenDownAt }: Facts): MemberState {
  if (status !== "active") return status;
  if (takenDownAt !== null) return "taken_down";
  if (!visible) return "hidden";
  return confirmedAt === null ? "unconfirmed" : "active";
}
