import {
  type ActionField,
  type ActionOption,
  type BrandAction,
  type BrandWhere,
  type Filled,
  REASON,
} from "~/app/console/actions/action";
import { casePath } from "~/app/console/cases/case-target";
import { OUTCOMES, outcomesOffered } from "~/app/console/cases/outcomes-actions";
import { memberPath } from "~/app/console/members/member-links";
import { isCalendarDate } from "~/app/domain/ages";
import { wrongFields } from "~/app/domain/checked";
import { endOfDay } from "~/app/domain/days";
import type { Operator } from "~/app/domain/operator";
import { memberFile } from "~/app/domain/people/member-file/member-file";
import {
  endLegalHold,
  legalHoldNamed,
  matterNamed,
  placeLegalHold,
  recordMatter,
  settleOrder,
} from "~/app/domain/safety/authorities/authorities";
import { disputeNamed, implementDispute, recordDispute, settleDispute } from "~/app/domain/safety/disputes/disputes";
import { markNotice, noticeNamed } from "~/app/domain/safety/reports/notices";
import { retryStatement, statementNamed } from "~/app/domain/safety/statements/refused";
import { orderCategories } from "~/app/domain/safety/transparency/transparency";
import type { Site } from "~/app/domain/site";
import { isCountry } from "~/app/domain/site/places/places";
import type { AuthorityMatterKind } from "~/db/tables";

const KINDS = ["act", "inform", "police"] as const satisfies AuthorityMatterKind[];

const AUTHORITY = { kind: "text", label: "law.authority", missing: "law.authority_missing" } as const;
const ITEMS = { kind: "number", label: "law.items", missing: "law.items_wrong" } as const;

const MATTER: Record<string, ActionField<BrandWhere>> = {
  kind: { kind: "choice", label: "law.kind", missing: "law.kind_choose", options: kindsOffered },
  authority: AUTHORITY,
  country: { kind: "text", label: "law.country", missing: "law.country_missing" },
  reference: { kind: "text", label: "law.reference" },
  category: { kind: "choice", label: "law.category", missing: "console.choice_missing", options: categoriesOffered },
  items: ITEMS,
  facts: { kind: "words", label: "law.facts", hint: "law.facts_hint", missing: "law.facts_missing" },
};

/** The actions that the law demands. */
export const lawActions: Record<string, BrandAction> = {
  "authorities.record": {
    permission: "law.record",
    title: "law.action_record",
    fields: MATTER,
    check: checkMatter,
    targetName: ({ site }) => site.tenant.name,
    back: lawPage,
    async run({ site, who }, _, fields) {
      await recordMatter(site, who.operator, matterIn(fields, null));
      return undefined;
    },
  },
  "members.order": {
    permission: "law.record",
    title: "law.action_record_member",
    key: "o",
    fields: MATTER,
    check: checkMatter,
    targetName: memberName,
    back: ({ site }, id) => memberPath(site.tenant.slug, id),
    async run({ site, who }, id, fields) {
      await recordMatter(site, who.operator, matterIn(fields, id));
      return undefined;
    },
  },
  "authorities.confirm": settling("law.action_confirm", "confirmed"),
  "authorities.comply": settling("law.action_comply", "complied"),
  "members.legal_hold": {
    permission: "law.hold",
    title: "law.action_hold",
    key: "l",
    writes: ["legal_holds.place"],
    // The legal hold ends with the chosen day, in the brand's time zone.
    fields: {
      authority: AUTHORITY,
      until: { kind: "date", label: "law.until", missing: "law.until_missing" },
      reason: { ...REASON, hint: "law.facts_hint" },
    },
    check: ({ until = "" }) => {
      if (!isCalendarDate(until)) throw wrongFields({ until: [{ key: "law.until_missing" }] });
    },
    targetName: memberName,
    back: ({ site }, id) => memberPath(site.tenant.slug, id),
    async run({ site, who }, id, { authority = "", until = "", reason = "" }) {
      const end = endOfDay(until, site.tenant.timeZone);
      await placeLegalHold(site, who.operator, id, { authority, reason, until: end });
      return undefined;
    },
  },
  "members.dispute": {
    permission: "law.record",
    title: "law.action_dispute",
    writes: ["disputes.record"],
    fields: {
      body: { kind: "text", label: "law.body", missing: "law.body_missing" },
      reference: { kind: "text", label: "law.reference" },
      facts: { kind: "words", label: "law.facts", missing: "law.facts_missing" },
    },
    targetName: memberName,
    back: ({ site }, id) => memberPath(site.tenant.slug, id),
    async run({ site, who }, memberId, { body = "", reference = "", facts = "" }) {
      await recordDispute(site, who.operator, { memberId, body, reference, facts });
      return undefined;
    },
  },
  "disputes.settle": {
    permission: "law.record",
    title: "law.action_settle_dispute",
    fields: {
      outcome: {
        kind: "choice",
        label: "law.outcome",
        missing: "law.outcome_choose",
        options: outcomesOffered,
      },
      reason: REASON,
    },
    targetName: disputeName,
    back: lawPage,
    async run({ site, who }, id, { outcome, reason = "" }) {
      const chosen = OUTCOMES.find((each) => each === outcome);
      if (!chosen) throw wrongFields({ outcome: [{ key: "law.outcome_choose" }] });
      await settleDispute(site, who.operator, id, { outcome: chosen, reason });
      return undefined;
    },
  },
  "disputes.implement": withReason("law.record", "law.action_implement", disputeName, implementDispute),
  "legal_holds.end": withReason("law.hold", "law.action_end_hold", holdName, endLegalHold),
  "statements.retry": withReason("law.record", "law.action_resend_statement", refusalOf, retryStatement),
  "notices.mark": {
    permission: "cases.decide",
    title: "law.action_mark",
    fields: {
      flagger: { kind: "text", label: "law.flagger", hint: "law.flagger_hint" },
      items: ITEMS,
      reason: REASON,
    },
    check: checkItems,
    targetName: async ({ site }, id) => (await noticeNamed(site, id)).number,
    back: async ({ site }, id) => casePath(site.tenant.slug, (await noticeNamed(site, id)).caseId),
    async run({ site, who }, id, { flagger = "", items = "", reason = "" }) {
      await markNotice(site, who.operator, id, { flagger: flagger || null, items: Number(items), reason });
      return undefined;
    },
  },
};

function settling(title: BrandAction["title"], settled: "confirmed" | "complied"): BrandAction {
  return withReason("law.record", title, matterName, (site, operator, id, reason) =>
    settleOrder(site, operator, id, { settled, reason }),
  );
}

/** Makes an action with a required reason and no other field. */
function withReason(
  permission: BrandAction["permission"],
  title: BrandAction["title"],
  targetName: BrandAction["targetName"],
  verb: (site: Site, operator: Operator, id: string, reason: string) => Promise<unknown>,
): BrandAction {
  return {
    permission,
    title,
    targetName,
    fields: { reason: REASON },
    back: lawPage,
    async run({ site, who }, id, { reason = "" }) {
      await verb(site, who.operator, id, reason);
      return undefined;
    },
  };
}

function lawPage({ site }: BrandWhere): string {
  return `/brands/${site.tenant.slug}/law`;
}

async function matterName({ site }: BrandWhere, id: string): Promise<string> {
  const { authority, reference } = await matterNamed(site, id);
  return [authority, reference].filter(Boolean).join(", ");
}

async function disputeName({ site }: BrandWhere, id: string): Promise<string> {
  const { body, reference } = await disputeNamed(site, id);
  return [body, reference].filter(Boolean).join(", ");
}

async function holdName({ site }: BrandWhere, id: string): Promise<string> {
  return (await legalHoldNamed(site, id)).authority;
}

async function refusalOf({ site }: BrandWhere, id: string): Promise<string> {
  return (await statementNamed(site, id)).refusal ?? "";
}

async function memberName({ site }: BrandWhere, id: string): Promise<string> {
  const { profile, account } = await memberFile(site, id);
  return `${profile.name} (${account.email})`;
}

function kindsOffered(): ActionOption[] {
  return [
    { value: "", label: "law.kind_choose" },
    ...KINDS.map((value) => ({ value, label: `law.kind_${value}` as const })),
  ];
}

/** Lists the categories in the Commission's own terms, which the report needs. */
function categoriesOffered(): ActionOption[] {
  return orderCategories().map(({ code, description }) => ({ value: code, label: { text: description } }));
}

function checkItems({ items = "" }: Filled): void {
  if (!/^[1-9]\d{0,6}$/.test(items)) throw wrongFields({ items: [{ key: "law.items_wrong" }] });
}

function checkMatter(fields: Filled): void {
  checkItems(fields);
  const { country = "" } = fields;
  // Accepts "EU" beside the countries, because Europol and the Commission belong to no country.
  if (!isCountry(country) && country !== "EU") throw wrongFields({ country: [{ key: "law.country_missing" }] });
}

function matterIn(fields: Filled, memberId: string | null) {
  const { kind, authority = "", country = "", reference = "", category = "", items = "", facts = "" } = fields;
  const known = KINDS.find((each) => each === kind) ?? "inform";
  return { kind: known, authority, country, reference, category, items: Number(items), memberId, facts };
}
