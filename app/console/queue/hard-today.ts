import { onEach } from "~/app/console/frame/each-site";
import { type DeskArgs, sitesOf } from "~/app/console/frame/guards";
import { dayOf, startOfDay } from "~/app/domain/days";
import { settingsOf } from "~/app/domain/desk/settings/settings";
import { hardCasesOf } from "~/app/domain/safety/hard-cases/hard-cases";

/** The number of hard cases a day from which a break is suggested. */
const MANY = 20;

/** An operator's own count of hard cases today. */
export interface HardToday {
  count: string;
  /** The suggestion to take a break. Null below 20 hard cases. */
  advice: string | null;
}

/**
 * Counts the hard cases that the signed-in operator decided today, at all brands, by the desk's calendar. Null without
 * a hard case. Accepts no operator as an argument, so that no page can show another operator's count.
 */
export async function hardToday(args: DeskArgs): Promise<HardToday | null> {
  const { who, context } = args;
  const { desk, visit } = context;
  const { timeZone } = await settingsOf(desk);
  const since = startOfDay(dayOf(desk.now(), timeZone), timeZone);
  const sites = new Set([...sitesOf(args, "cases.decide"), ...sitesOf(args, "photos.decide")]);
  const counts = await onEach([...sites], (site) => hardCasesOf(site, who.operator, since));
  const count = counts.reduce((sum, { value = 0 }) => sum + value, 0);
  if (count === 0) return null;
  const { t } = visit.words;
  return { count: t("care_desk.hard_today", { count }), advice: count >= MANY ? t("care_desk.break") : null };
}
