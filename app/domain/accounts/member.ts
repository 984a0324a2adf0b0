import type { Gender, PushAnswer } from "~/db/tables";

/** Somebody who is logged in, as every guarded verb gets them: one row of account and profile together. */
export interface Member {
  id: string;
  email: string;
  name: string;
  gender: Gender | null;
  seeking: Gender[];
  /** YYYY-MM-DD */
  birthDate: string;
  country: string | null;
  region: string | null;
  city: string | null;
  language: string;
  personal: string | null;
  details: Record<string, string>;
  mainPhoto: string | null;
  /** UTC ms, as all below. */
  signedUpAt: number;
  confirmedAt: number | null;
  premiumUntil: number | null;
  lastActiveAt: number;
  mailProvider: number;
  lastSignupStep: boolean;
  /** To the sign-up's offer of push notifications. */
  pushAnswer: PushAnswer | null;
}
