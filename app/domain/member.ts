import type { Disguise, Gender, PromptAnswer, PushAnswer, SeenBy } from "~/db/tables";

/** Somebody who is logged in, as every guarded verb gets them: one row of account and profile together. */
export interface Member {
  id: string;
  email: string;
  name: string;
  gender: Gender | null;
  seeking: Gender[];
  /** YYYY-MM-DD */
  birthDate: string;
  /** When it was corrected, UTC ms; null where it never was and so can be. */
  birthDateCorrectedAt: number | null;
  country: string | null;
  region: string | null;
  city: string | null;
  language: string;
  personal: string | null;
  details: Record<string, string>;
  /** Spoken besides the one above: codes. */
  languages: string[];
  /** Ids from the list. */
  interests: string[];
  prompts: PromptAnswer[];
  mainPhoto: string | null;
  /** UTC ms, as all times below. */
  signedUpAt: number;
  confirmedAt: number | null;
  premiumUntil: number | null;
  /** The most credits that the member wants to spend on messages in a day. Null: there is no limit. */
  spendingCap: number | null;
  lastActiveAt: number;
  /** What this member shares with others, and sees of others in turn. */
  sharesTyping: boolean;
  sharesReads: boolean;
  sharesActivity: boolean;
  /** Whether others may send this member photos in a conversation. */
  takesPhotos: boolean;
  /** Whom this member lets see them. */
  seenBy: SeenBy;
  /** When they were asked and answered or skipped it; null: not yet. */
  seenByAskedAt: number | null;
  /** Whether their profile may stand on the front page, in landers and in previews. */
  advertised: boolean;
  /** The ages looked for, in whole years, both included; null is any. */
  seekMinAge: number | null;
  seekMaxAge: number | null;
  /** Of the browser that signed up; null where it did not say. */
  timeZone: string | null;
  mailProvider: number;
  lastSignupStep: boolean;
  /** To the sign-up's offer of push notifications. */
  pushAnswer: PushAnswer | null;
  /** The app that the installed site passes for; null where it shows its own name and icon. */
  disguise: Disguise | null;
  /** The id of this member's newest event when this was read: anything read later is newer. */
  eventsUpTo: string;
}
