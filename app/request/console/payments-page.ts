import { type Unsettled, unsettledOf } from "~/app/domain/money/orders/held";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { BRAND_ACTS } from "./acts";
import { memberPath } from "./acts/members";
import { type DeskArgs, siteOf, sitesOf } from "./guards";
import { clockOf } from "./times";
import { type Known, knownOf } from "./unsettled";

interface ShownPayment extends Known {
  id: string;
  when: string;
  what: string;
  reason: string;
  /** The page of the member; null where nobody knows whose it is. */
  member: string | null;
  acts: { to: string; title: string }[];
}

/** The money of one brand that waits for a person: the brand in the address, or the first that one may see. */
export async function paymentsPage(where: DeskArgs) {
  const query = new URL(where.request.url).searchParams;
  const all = sitesOf(where, "payments.settle");
  const brand = query.get("brand") || (all[0]?.tenant.slug ?? "");
  const site = siteOf(where, "payments.settle", brand);
  const { rows, next } = await unsettledOf(site, { after: query.get("after") ?? undefined });
  return {
    brand,
    brands: all.map(({ tenant: { slug, name } }) => ({ value: slug, label: name })),
    rows: await Promise.all(rows.map((row) => inWords(row, site, where.context.visit.words))),
    more: next && `/payments?${new URLSearchParams({ brand, after: next })}`,
  };
}

async function inWords(row: Unsettled, site: Site, words: Words): Promise<ShownPayment> {
  const { t, locale } = words;
  const { slug } = site.tenant;
  const when = clockOf(site.tenant, words)(row.at);
  const acts = row.kind === "payment" ? ["payments.accept", "payments.refuse"] : ["refunds.note"];
  return {
    ...{ id: row.id, when, ...(await knownOf(site, row, locale)) },
    what: t(`desk.waiting_${row.kind}`),
    reason: (row.kind === "payment" ? row.reason : (row.problem ?? row.reason)) ?? "",
    member: row.memberId === null ? null : memberPath(slug, row.memberId),
    acts: acts.map((act) => ({ to: `/brands/${slug}/acts/${act}?on=${row.id}`, title: t(BRAND_ACTS[act]!.title) })),
  };
}
