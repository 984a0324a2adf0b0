import { onEach } from "~/app/console/frame/each-site";
import { type DeskArgs, siteOf, sitesOf } from "~/app/console/frame/guards";
import { ageInWords } from "~/app/console/frame/times";
import { dayAfter, dayOf, mondayOf } from "~/app/domain/days";
import { allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import { goalsIn, settingsOf } from "~/app/domain/desk/settings/settings";
import { EVERY_QUEUE, weekOf } from "~/app/domain/desk/weekly/weekly";
import { type Figures, figuresOf, itemsSince } from "~/app/domain/safety/queues/queues";
import type { Words } from "~/app/locales";

/** A queue's week, as text. */
export interface ShownFigures {
  name: string;
  came: number;
  decided: number;
  median: string;
  missed: number;
  open: number;
  oldest: string;
}

/**
 * Returns the figures of one week: the week of the day in `?week=`, else the current week. Covers one `?brand=` or all
 * brands.
 */
export async function queueFigures(where: DeskArgs) {
  const { desk, visit } = where.context;
  const query = new URL(where.request.url).searchParams;
  const brand = query.get("brand") ?? "";
  const settings = await settingsOf(desk);
  const { timeZone } = settings;
  const now = desk.now();
  const today = mondayOf(dayOf(now, timeZone));
  const monday = mondayOf(dayIn(query.get("week")) ?? today);
  const { from, until } = weekOf(monday, timeZone);
  const sites = brand ? [siteOf(where, "figures.see", brand)] : sitesOf(where, "figures.see");
  const read = await onEach(sites, (site) => itemsSince(site, EVERY_QUEUE, from));
  const goals = goalsIn(settings);
  const over = (items: Parameters<typeof figuresOf>[0]) => figuresOf(items, goals, { from, until, now });
  const format = new Intl.DateTimeFormat(visit.words.locale, { dateStyle: "medium", timeZone });
  const to = (week: string) => `/figures/queues?${new URLSearchParams({ week, ...(brand && { brand }) })}`;
  return {
    brand,
    quality: allowsSomewhere(where.who.grants, "quality.see"),
    week: { monday, from: format.format(from), until: format.format(until - 1), isOver: until <= now },
    before: to(dayAfter(monday, -7)),
    after: monday < today ? to(dayAfter(monday, 7)) : null,
    brands: sitesOf(where, "figures.see").map(({ tenant: { slug, name } }) => ({ value: slug, label: name })),
    queues: shown(over(read.flatMap(({ value }) => value ?? [])), visit.words, Math.min(until, now)),
    byBrand: read.flatMap(({ site, value }) => (value ? { name: site.tenant.name, ...summed(over(value)) } : [])),
    unread: read.flatMap(({ site, value }) => (value ? [] : site.tenant.name)),
  };
}

function shown(figures: Figures[], words: Words, end: number): ShownFigures[] {
  return figures.map(({ queue, median, oldest, ...counts }) => ({
    ...counts,
    name: words.t(`goals.queue_${queue}`),
    median: median === null ? "–" : ageInWords(median, words),
    oldest: oldest === null ? "–" : ageInWords(Math.max(0, end - oldest), words),
  }));
}

function summed(figures: Figures[]) {
  const sum = (name: "came" | "decided" | "missed" | "open") => figures.reduce((all, each) => all + each[name], 0);
  return { came: sum("came"), decided: sum("decided"), missed: sum("missed"), open: sum("open") };
}

/** Parses a day. Undefined for an invalid day, and for a day before any installation. */
function dayIn(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, text.length) !== text ? undefined : text;
}
