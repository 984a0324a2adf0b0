import { ageInWords, type Clock, clockOf } from "~/app/console/frame/times";
import { isRiskRule, type NoticedRisk, risksOf } from "~/app/domain/safety/risk/risk";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";

/** A risk signal about a member, as text. */
export interface ShownRisk {
  key: string;
  /** The time of the signal, ISO 8601. */
  at: string;
  when: string;
  text: string;
}

/** Lists the risk signals about a member, the newest first, up to a time (UTC ms) if given. */
export async function risksInWords(
  site: Site,
  id: string,
  words: Words,
  until = Number.POSITIVE_INFINITY,
): Promise<ShownRisk[]> {
  const clock = clockOf(site.tenant, words);
  const found = await risksOf(site, id);
  return found.filter(({ at }) => at <= until).map((each) => shownRisk(each, words, clock));
}

function shownRisk({ id, at, ...risk }: NoticedRisk, words: Words, clock: Clock): ShownRisk {
  return { key: id, at: new Date(at).toISOString(), when: clock(at), text: riskInWords(risk, words) };
}

/** Formats "Conversations begun in an hour: 11, answered: 1. Age of the account: 2 hr." */
export function riskInWords({ rule, figures }: Pick<NoticedRisk, "rule" | "figures">, words: Words): string {
  if (!isRiskRule(rule)) return rule;
  const number = new Intl.NumberFormat(words.locale);
  const countries = new Intl.DisplayNames(words.locale, { type: "region" });
  const said = Object.entries(figures).map(([figure, value]): [string, string] => {
    if (figure === "age") return [figure, ageInWords(Number(value), words)];
    if (figure === "from" || figure === "claimed") return [figure, countries.of(String(value)) ?? String(value)];
    return [figure, typeof value === "number" ? number.format(value) : value];
  });
  return words.t(`risk.said_${rule}`, Object.fromEntries(said));
}
