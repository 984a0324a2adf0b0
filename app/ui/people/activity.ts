import type { Activity } from "~/app/domain/people/presence/presence";
import type { Speech } from "~/themes/words";

const KEYS = {
  now: "profile.active_now",
  hour: "profile.active_hour",
  day: "profile.active_today",
  week: "profile.active_week",
} as const;

/** Formats "Online", "Active today". "" for more than a week ago, or if unknown. */
export function activityInWords(activity: Activity | null, t: Speech["t"]): string {
  return activity && activity !== "longer" ? t(KEYS[activity]) : "";
}
