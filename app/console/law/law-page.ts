import { colleagues } from "~/app/console/frame/colleagues";
import type { BrandArgs } from "~/app/console/frame/guards";
import { clockOf, dateOf } from "~/app/console/frame/times";
import { memberLinks } from "~/app/console/members/member-links";
import { allows } from "~/app/domain/desk/permissions/permissions";
import { type LegalHold, legalHoldsAt, type Matter, mattersAt } from "~/app/domain/safety/authorities/authorities";
import { type Dispute, disputesAt } from "~/app/domain/safety/disputes/disputes";
import type { Restriction } from "~/app/domain/safety/restrictions/restrictions";
import { countSecured } from "~/app/domain/safety/secured/secured";
import { statementsAt } from "~/app/domain/safety/statements/refused";
import { orderCategories } from "~/app/domain/safety/transparency/transparency";
import { withColon } from "~/app/locales/colon";

interface Linked {
  to: string;
  title: string;
}

export type LawPage = Awaited<ReturnType<typeof lawPage>>;

/** Returns a brand's dealings with authorities, as text. */
export async function lawPage({ site, who, context, request }: BrandArgs) {
  const { words } = context.visit;
  const { t } = words;
  const { slug, name } = site.tenant;
  const clock = clockOf(site.tenant, words);
  const number = new Intl.NumberFormat(words.locale);
  // Formats days: an active legal hold is shown with its last day, not with the time of its end.
  const day = dateOf(site.tenant, words);
  const nameOf = await colleagues(context.desk);
  const query = new URL(request.url).searchParams;
  const matters = await mattersAt(site, { after: query.get("matters") ?? undefined, limit: 50 });
  const holds = await legalHoldsAt(site, { after: query.get("holds") ?? undefined, limit: 50 });
  const disputes = await disputesAt(site, { after: query.get("disputes") ?? undefined, limit: 50 });
  const statements = await statementsAt(site, { after: query.get("statements") ?? undefined, limit: 50 });
  const holders = holds.rows.map(({ memberId }) => memberId);
  const secured = await site.db.read((conn) => countSecured(conn, holders));
  const [records, holding] = [allows(who.grants, "law.record", slug), allows(who.grants, "law.hold", slug)];
  const reads = allows(who.grants, "law.read_chats", slug);
  const descriptions = new Map(orderCategories().map(({ code, description }) => [code, description]));
  const action = (action: string, id: string, title: string): Linked => {
    return { to: `/brands/${slug}/actions/${action}?on=${id}`, title };
  };
  const listed = [...matters.rows, ...holds.rows, ...disputes.rows, ...(statements?.refused.rows ?? [])];
  const member = await memberLinks(
    site,
    listed.map(({ memberId }) => memberId),
  );
  const matter = ({ id, kind, category, receivedAt, confirmedAt, effectAt, memberId, ...each }: Matter) => ({
    ...{ id, kind: t(`law.kind_${kind}`), about: descriptions.get(category) ?? category, member: member(memberId) },
    ...{ authority: [each.authority, each.country].join(", "), reference: each.reference, items: each.items },
    ...{ facts: each.facts, received: clock(receivedAt), who: nameOf(each.actor) },
    confirmed: confirmedAt === null ? null : clock(confirmedAt),
    effect: effectAt === null ? null : clock(effectAt),
    actions: [
      ...(records && kind !== "police" && confirmedAt === null
        ? [action("authorities.confirm", id, t("law.action_confirm"))]
        : []),
      ...(records && kind !== "police" && effectAt === null
        ? [action("authorities.comply", id, t("law.action_comply"))]
        : []),
      ...(reads && kind !== "police" && effectAt === null && memberId !== null
        ? [action("authorities.read_chat", id, t("chat_look.action_order"))]
        : []),
    ],
  });
  const hold = ({ id, memberId, authority, reason, actor, from, until, endedAt }: LegalHold) => {
    const inForce = endedAt === null && until > site.now();
    return {
      ...{ id, authority, reason, who: nameOf(actor), from: clock(from), inForce },
      until: endedAt === null ? day(until - 1) : clock(endedAt),
      member: member(memberId),
      secured: secured.get(memberId) ?? 0,
      actions: inForce && holding ? [action("legal_holds.end", id, t("law.action_end_hold"))] : [],
    };
  };
  const dispute = ({ id, memberId, body, reference, facts, receivedAt, outcome, decidedAt, ...each }: Dispute) => ({
    ...{ id, body, reference, facts, received: clock(receivedAt), who: nameOf(each.actor) },
    member: member(memberId),
    outcome: outcome && t(`law.outcome_${outcome}`),
    decided: decidedAt === null ? null : clock(decidedAt),
    implemented: each.implementedAt === null ? null : clock(each.implementedAt),
    actions: [
      ...(records && decidedAt === null ? [action("disputes.settle", id, t("law.action_settle_dispute"))] : []),
      ...(records && decidedAt !== null && each.implementedAt === null
        ? [action("disputes.implement", id, t("law.action_implement"))]
        : []),
    ],
  });
  const refused = ({ id, item, memberId, from, refusal }: Restriction) => ({
    ...{ id, item: t(`law.item_${item}`), from: clock(from), why: refusal, member: member(memberId) },
    actions: records ? [action("statements.retry", id, t("law.action_resend_statement"))] : [],
  });
  const more = (list: "matters" | "holds" | "disputes" | "statements", next: string | null) =>
    next && `/brands/${slug}/law?${new URLSearchParams({ [list]: next })}`;
  return {
    title: withColon(words, t("law.title"), name),
    record: records ? `/brands/${slug}/actions/authorities.record` : null,
    matters: matters.rows.map(matter),
    moreMatters: more("matters", matters.next),
    disputes: disputes.rows.map(dispute),
    moreDisputes: more("disputes", disputes.next),
    holds: holds.rows.map(hold),
    moreHolds: more("holds", holds.next),
    statements: statements && {
      facts: [
        [t("law.statements_sent"), number.format(statements.sent)],
        [t("law.statements_waiting"), number.format(statements.waiting)],
      ] as [string, string][],
      refused: statements.refused.rows.map(refused),
      more: more("statements", statements.refused.next),
    },
  };
}
