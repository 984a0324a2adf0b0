import type { Site } from "~/app/domain/site";
import { legalPage, legalText } from "~/app/domain/site/legal/legal";
import { type KeptPage, keptPath, shownText } from "~/app/domain/site/legal/versions";
import type { Visit } from "~/app/request/visit";
import { storedBelow, storedInWords } from "~/app/ui/frame/stored.server";
import { dayAndTime, dayInFull } from "~/app/ui/frame/times";
import type { PageName } from "~/tenants/config/vocabulary";

/** Returns one of the engine's pages in its current wording: dated, with links to former wordings. */
export async function datedPage(site: Site, { words, language }: Visit, name: PageName) {
  const { t, locale } = words;
  const { timeZone } = site.tenant;
  const stored = name === "cookies" ? storedInWords(site, words) : null;
  const { since, ...shown } = legalPage(site, name, words);
  const text = legalText(site, name, words, stored ? storedBelow(stored) : undefined);
  const { shownAt, former } = await shownText(site, text);
  return {
    ...shown,
    language,
    stored,
    since: since
      ? t("legal.since", { date: dayInFull(Date.parse(since), locale, "UTC") })
      : t("legal.shown_since", { date: dayInFull(shownAt, locale, timeZone) }),
    former: former.length > 0 && {
      title: t("legal.former"),
      links: former.map((each) => ({
        href: keptPath(name, each.id),
        label: t("legal.former_of", { date: dayAndTime(each.shownAt, locale, timeZone) }),
      })),
    },
  };
}

export function aboveKept({ tenant }: Site, { words: { t, locale } }: Visit, { page, shownAt }: KeptPage) {
  return {
    notice: t("legal.kept", { date: dayAndTime(shownAt, locale, tenant.timeZone) }),
    present: { href: `/pages/${page}`, label: t("legal.present") },
  };
}
