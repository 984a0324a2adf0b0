import { z } from "zod";
import { MOST_THRESHOLD, USUAL_THRESHOLD } from "~/app/domain/safety/risk/risk.schema";
import { MOST_PER_THOUSAND } from "~/app/domain/safety/samples/samples.schema";
import { MOST_PERCENT } from "~/app/domain/safety/second-looks/second-looks.schema";
import { LANGUAGES } from "~/tenants/config/vocabulary";

/** How strongly a picture is blurred until the operator opens it. */
export const BLURS = ["strong", "light", "none"] as const;

/** Whether pictures are shown without colour. */
export const GREYS = ["off", "on"] as const;

/** The names of actions that the queue hides, separated by blanks. The form lists the actions that can be hidden. */
const hidden = z
  .string()
  .regex(/^([a-z_]+\.[a-z_]+( |$))*$/, "console.choice_missing")
  .default("");

/** Makes a setting of hours within which an item must be decided. */
const goal = (hours: number) =>
  z.coerce
    .number("goals.hours_wrong")
    .int("goals.hours_wrong")
    .min(1, "goals.hours_wrong")
    .max(24 * 365, "goals.hours_wrong")
    .default(hours);

/** Makes a setting of a whole number from 0 to `most`. */
const upTo = (most: number, usual: number, wrong: "quality.percent_wrong" | "quality.samples_wrong") =>
  z.coerce.number(wrong).int(wrong).min(0, wrong).max(most, wrong).default(usual);

/** Every setting of the desk with its default. All are stored as text. */
export const deskSettings = z.object({
  /** The language of emails to operators who chose no language. */
  language: z.enum(LANGUAGES, "console.choice_missing").default("en"),
  /** An IANA time zone: for the start of the desk's week, and for times in its emails. */
  timeZone: z.string().refine(isTimeZone, "goals.time_zone_wrong").default("UTC"),
  /** How pictures are shown to operators without a choice of their own. */
  blur: z.enum(BLURS, "console.choice_missing").default("strong"),
  grey: z.enum(GREYS, "console.choice_missing").default("off"),
  goal_minors: goal(1),
  goal_appeals: goal(72),
  goal_profile: goal(24),
  goal_message: goal(24),
  goal_photo: goal(24),
  goal_held: goal(24),
  goal_risky: goal(24),
  goal_complaint: goal(72),
  goal_service: goal(72),
  goal_photos: goal(12),
  goal_payments: goal(24),
  hidden_minors: hidden,
  hidden_appeals: hidden,
  hidden_profile: hidden,
  hidden_message: hidden,
  hidden_photo: hidden,
  hidden_held: hidden,
  hidden_risky: hidden,
  hidden_complaint: hidden,
  hidden_service: hidden,
  /** Share of decisions to judge again, in percent. */
  second_looks_percent: upTo(MOST_PERCENT, 2, "quality.percent_wrong"),
  /** The previous maximum of that share, and when it changed, UTC ms: set by the engine, not editable. */
  second_looks_former: upTo(MOST_PERCENT, MOST_PERCENT, "quality.percent_wrong"),
  second_looks_since: z.coerce.number().int().default(0),
  /** Unflagged profiles to review per week and thousand active members. */
  samples_per_thousand: upTo(MOST_PER_THOUSAND, 5, "quality.samples_wrong"),
  /** Sum of risk weights at which a case about a profile opens. */
  risk_threshold: z.coerce
    .number("risk.threshold_wrong")
    .int("risk.threshold_wrong")
    .min(1, "risk.threshold_wrong")
    .max(MOST_THRESHOLD, "risk.threshold_wrong")
    .default(USUAL_THRESHOLD),
});

export type DeskSettings = z.infer<typeof deskSettings>;
export type SettingName = keyof DeskSettings;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
