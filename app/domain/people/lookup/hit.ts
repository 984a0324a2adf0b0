import { ageOn } from "~/app/domain/ages";
import type { HitRow } from "./lookup.queries";
import { type MemberState, stateOf } from "./state";

export interface Known {
  id: string;
  name: string;
  email: string;
  age: number;
  country: string | null;
  region: string | null;
  city: string | null;
  state: MemberState;
  /** UTC ms. */
  signedUpAt: number;
}

export function hitOf(
  { nameKey: _, birthDate, status, confirmedAt, visible, takenDownAt, ...row }: HitRow,
  today: string,
): Known {
  return { ...row, age: ageOn(birthDate, today), state: stateOf({ status, confirmedAt, visible, takenDownAt }) };
}
