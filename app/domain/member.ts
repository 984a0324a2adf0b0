import type { Disguise, Gender, PromptAnswer, PushAnswer, SeenBy } from "~/db/tables";

/** A logged-in member as every guarded verb gets them: one row of account and profile. */
export interface Member {
  id: string;
  email: string;
  name: string;
  gender: Gender | null;
  seeking: Gender[];
  /** The date of birth, YYYY-MM-DD. */
  birthDate: string;
  /** When the birth date was corrected, UTC ms; null if it can still be corrected. */
  birthDateCorrectedAt: number | null;
  country: string | null;
  region: string | null;
  city: string | null;
  language: string;
  personal: string | null;
  details: Record<string, string>;
  languages: string[];
  interests: string[];
  prompts: PromptAnswer[];
  mainPhoto: string | null;
  /** When the member signed up. This time and all times below are UTC ms. */
  signedUpAt: number;
  confirmedAt: number | null;
  premiumUntil: number | null;
  /** Maximum credits that the member wants to spend on messages in a day. Null means no limit. */
  spendingCap: number | null;
  lastActiveAt: number;
  /** The presence that this member shares with others. A member sees of others only what the member shares. */
  sharesTyping: boolean;
  sharesReads: boolean;
  sharesActivity: boolean;
  /** Whether others may send this member photos in a conversation. */
  takesPhotos: boolean;
  seenBy: SeenBy;
  /** When the member answered or skipped the question about the audience; null if not yet. */
  seenByAskedAt: number | null;
  /** Whether the profile may appear on the front page, in landers and in previews. */
  advertised: boolean;
  /** The sought ages in whole years, both inclusive; null means any. */
  seekMinAge: number | null;
  seekMaxAge: number | null;
  /** The IANA time zone of the browser that signed up; null if unknown. */
  timeZone: string | null;
  mailProvider: number;
  lastSignupStep: boolean;
  pushAnswer: PushAnswer | null;
  /** The app that the installed site imitates; null if it shows its own name and icon. */
  disguise: Disguise | null;
  /** Id of this member's newest event at the time of reading: anything read later is newer. */
  eventsUpTo: string;
}
