import type { Site } from "~/app/domain/site";
import type { ListBelow } from "~/app/domain/site/legal/legal";
import type { Words } from "~/app/locales";
import { AGE_REFUSED } from "~/app/request/age-refusal";
import { CHOICE } from "~/app/request/consent";
import { DEVICE } from "~/app/request/device";
import { ENTRY } from "~/app/request/entry";
import { LANGUAGE } from "~/app/request/language";
import { LOGIN_STEP } from "~/app/request/login-step";
import { PENDING_SIGNUP } from "~/app/request/pending-signup";
import { POSITION } from "~/app/request/reading";
import { SESSION } from "~/app/request/session";
import { SOURCE, SOURCE_OF_VISIT } from "~/app/request/source";
import { SCROLL_POSITIONS } from "~/app/router/client";
import type { Stored } from "~/app/stored";
import { INSTALL_HINT } from "~/app/ui/reach/install/suggestion";
import { KEPT_SOURCE } from "~/app/ui/reach/kept-source";
import { SUBSCRIPTION, TURNED_OFF } from "~/app/ui/reach/push/subscription";
import { UNSENT } from "~/app/ui/talk/unsent";
import { UNSENT_PHOTOS } from "~/app/ui/talk/unsent-photos";
import { RELOADED } from "./chunk-failure";
import { KEPT_WORDS } from "./typing";
import { CACHES } from "./worker/caches";
import { DISMISSED_UPDATE } from "./worker/dismissed-update";
import { REGISTRATION } from "./worker/registration";

/** Stored by the router's `ScrollRestoration`. */
const POSITIONS: Stored = {
  name: SCROLL_POSITIONS,
  place: "session_storage",
  lasts: "tab",
  consent: false,
  purpose: "positions",
};

/** Everything that any site stores in a browser. */
export const STORED: readonly Stored[] = [
  SESSION,
  POSITION,
  DEVICE,
  LOGIN_STEP,
  PENDING_SIGNUP,
  LANGUAGE,
  ENTRY,
  AGE_REFUSED,
  CHOICE,
  SOURCE_OF_VISIT,
  SOURCE,
  KEPT_SOURCE,
  POSITIONS,
  RELOADED,
  UNSENT,
  UNSENT_PHOTOS,
  KEPT_WORDS,
  INSTALL_HINT,
  DISMISSED_UPDATE,
  REGISTRATION,
  ...CACHES,
  SUBSCRIPTION,
  TURNED_OFF,
];

/** Describes everything that this site stores in a browser: a table for its page about cookies. */
export function storedInWords({ tenant }: Pick<Site, "tenant">, words: Words) {
  const { t } = words;
  return {
    caption: t("legal.cookies.table", { brand: tenant.name }),
    labels: {
      name: t("legal.cookies.name"),
      purpose: t("legal.cookies.purpose"),
      lasts: t("legal.cookies.lasts"),
      asks: t("legal.cookies.asks"),
    },
    rows: STORED.filter(({ keptBy }) => keptBy?.(tenant) ?? true).map(({ name, place, lasts, consent, purpose }) => ({
      name,
      place: PLACES[place],
      purpose: t(`legal.cookies.${purpose}`),
      lasts: typeof lasts === "number" ? duration(lasts, words.locale) : t(`legal.cookies.until_${lasts}`),
      asks: t(consent ? "legal.cookies.asked" : "legal.cookies.needed"),
    })),
  };
}

export function storedBelow({ caption, labels, rows }: ReturnType<typeof storedInWords>): ListBelow {
  return {
    title: caption,
    head: [labels.name, labels.purpose, labels.lasts, labels.asks],
    rows: rows.map(({ name, place, purpose, lasts, asks }) => [`${name} (${place})`, purpose, lasts, asks]),
  };
}

/** The names of the storage places as browsers' own tools show them, in every language. */
const PLACES: Record<Stored["place"], string> = {
  cookie: "Cookie",
  session_storage: "Session storage",
  local_storage: "Local storage",
  indexed_db: "IndexedDB",
  cache_storage: "Cache storage",
  service_worker: "Service worker",
  push: "Push subscription",
};

const UNITS = [
  { unit: "day", seconds: 24 * 60 * 60 },
  { unit: "hour", seconds: 60 * 60 },
  { unit: "minute", seconds: 60 },
] as const;

/** Formats "30 days", "24 hours", "10 minutes": in the largest unit with at least two. */
function duration(seconds: number, locale: string): string {
  const { unit, seconds: one } = UNITS.find((each) => seconds >= 2 * each.seconds) ?? UNITS[2];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.round(seconds / one));
}
