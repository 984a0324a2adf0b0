import { BRAND_ACTIONS } from "~/app/console/actions";
import type { BrandArgs } from "~/app/console/frame/guards";
import { type Clock, clockOf } from "~/app/console/frame/times";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { likeAccounts } from "~/app/domain/people/lookup/like-accounts";
import { type MemberFile, memberFile, memberTimeline } from "~/app/domain/people/member-file/member-file";
import { noteKnown } from "~/app/domain/safety/second-looks/second-looks";
import type { Language, Words } from "~/app/locales";
import { isLanguage, languageListed } from "~/app/locales/names";
import type { ShownAction } from "./aside";
import { likenessInWords } from "./likeness";
import { memberPath } from "./member-links";
import { photosOf, type ShownPhoto, seenOf } from "./seen-profile";
import { entryInWords, type ShownEntry } from "./timeline";

/** A member's page, as text. */
export interface MemberPage {
  name: string;
  brand: string;
  state: { text: string; tone: "good" | "warn" | "bad" };
  /** The facts of the member: names and values. Null values are left out. */
  facts: [name: string, value: string | null][];
  /** The codes of their devices, each with a link to other members who used it. */
  devices: { code: string; to: string }[];
  /** The profile as others see it. */
  profile: { facts: [name: string, value: string][]; url: string };
  photos: ShownPhoto[];
  /** The actions of this operator. */
  actions: ShownAction[];
  alike: { to: string; compare: string; name: string; email: string; state: string; why: string }[];
  /** The entries of the timeline, each with this operator's actions on its order. */
  timeline: (ShownEntry & { actions: { to: string; title: string }[] })[];
  more: string | null;
}

export async function memberPage(where: BrandArgs, id: string): Promise<MemberPage> {
  const { site, who, context, request } = where;
  const { words } = context.visit;
  const { slug, name: brand } = site.tenant;
  const when = clockOf(site.tenant, words);
  const after = new URL(request.url).searchParams.get("after") ?? undefined;
  const file = await memberFile(site, id);
  await noteKnown(site, who.operator.name, { subjectId: id, targetId: id });
  const { rows, next } = await memberTimeline(site, id, { after, limit: 50 });
  const may = (permission: Parameters<typeof allows>[1]) => allows(who.grants, permission, slug);
  return {
    name: file.profile.name,
    brand,
    state: { text: words.t(`desk.state_${file.state}`), tone: TONES[file.state] },
    facts: factsOf(file, words, when),
    devices: file.devices.map((code) => ({ code, to: `/people?${new URLSearchParams({ q: code, brand: slug })}` })),
    profile: { facts: seenOf(site, file, words), url: `${site.tenant.origin}/members/${id}` },
    photos: photosOf(where, file),
    actions: Object.entries(BRAND_ACTIONS)
      .filter(
        ([name, action]) => name.startsWith("members.") && may(action.permission) && (action.appliesTo?.(file) ?? true),
      )
      .map(([name, { title, key }]) => ({
        to: `/brands/${slug}/actions/${name}?on=${id}`,
        title: words.t(title),
        key,
      })),
    alike: (await likeAccounts(site, id)).map((other) => ({
      compare: `/brands/${slug}/compare?one=${id}&other=${other.id}`,
      ...{ to: memberPath(slug, other.id), name: other.name, email: other.email },
      state: words.t(`desk.state_${other.state}`),
      why: likenessInWords(other.why, words),
    })),
    timeline: rows.map((row) => {
      const entry = entryInWords(row, words, when);
      const actions = (entry.order?.actions ?? []).flatMap((name) => {
        const { permission, title } = BRAND_ACTIONS[name]!;
        const to = `/brands/${slug}/actions/${name}?${new URLSearchParams({ on: row.id })}`;
        return may(permission) ? { to, title: words.t(title) } : [];
      });
      return { ...entry, actions };
    }),
    more: next && `${memberPath(slug, id)}?${new URLSearchParams({ after: next })}`,
  };
}

const TONES = {
  active: "good",
  unconfirmed: "warn",
  hidden: "warn",
  taken_down: "bad",
  suspended: "bad",
  deleted: "bad",
} as const;

/** Describes the account as text. */
export function factsOf(
  { id, account, balance, secondFactor, suspension, hold }: MemberFile,
  { t, locale, language: own }: Words,
  when: Clock,
): MemberPage["facts"] {
  const at = (ms: number | null) => (ms === null ? null : when(ms));
  const language = isLanguage(account.language) ? languageListed(account.language, own as Language) : account.language;
  const born = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const source = account.trafficSource ? Object.values(account.trafficSource).filter(Boolean).join(" · ") : null;
  return [
    [t("desk.email"), account.email],
    [t("desk.id"), id],
    [t("desk.joined"), at(account.signedUpAt)],
    [t("desk.confirmed"), at(account.confirmedAt) ?? t("desk.not_yet")],
    [t("desk.last_active"), at(account.lastActiveAt)],
    [t("desk.born"), account.birthDate && born.format(Date.parse(account.birthDate))],
    [t("desk.language"), language],
    [t("desk.credits"), new Intl.NumberFormat(locale).format(balance)],
    [t("desk.premium_until"), at(account.premiumUntil)],
    [t("desk.second_factor"), secondFactor ? t("desk.on") : null],
    [t("desk.source"), source],
    [t("desk.erased_on"), at(account.eraseAt)],
    [t("desk.suspended_until"), suspension ? (at(suspension.until) ?? t("desk.for_good")) : null],
    [t("actions.held_until"), hold ? (at(hold.until) ?? t("desk.for_good")) : null],
    [t("desk.rule"), (suspension ?? hold)?.rule ?? null],
    [t("desk.facts"), (suspension ?? hold)?.facts ?? null],
  ];
}
