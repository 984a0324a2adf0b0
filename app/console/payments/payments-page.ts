import { BRAND_ACTIONS } from "~/app/console/actions";
import { colleagues } from "~/app/console/frame/colleagues";
import { type DeskArgs, siteOf, sitesOf } from "~/app/console/frame/guards";
import { clockOf, timeOf } from "~/app/console/frame/times";
import { memberLinks } from "~/app/console/members/member-links";
import { claimsOf } from "~/app/console/queue/claims";
import { firstWaiting } from "~/app/console/queue/first-waiting";
import { DomainError } from "~/app/domain/errors";
import { type Unsettled, unsettledOf, unsettledWith } from "~/app/domain/money/orders/held";
import type { Site } from "~/app/domain/site";
import type { Words } from "~/app/locales";
import { type Known, knownOf, waitingAs } from "./unsettled";

interface ShownPayment extends Known {
  id: string;
  when: string;
  what: string;
  reason: string;
  actions: { to: string; title: string }[];
}

/**
 * Returns the unsettled payments of one brand: of the brand in the address, else of the first permitted brand with
 * unsettled payments. `?on=` selects one payment.
 */
export async function paymentsPage(where: DeskArgs) {
  const query = new URL(where.request.url).searchParams;
  const all = sitesOf(where, "payments.settle");
  const asked = query.get("brand");
  const usual = asked ? undefined : await firstWaiting(all, (each) => unsettledOf(each, { limit: 1 }));
  const brand = asked || (usual?.tenant.slug ?? "");
  const site = siteOf(where, "payments.settle", brand);
  const on = query.get("on");
  const { rows, next } = on
    ? await onlyOne(site, on)
    : await unsettledOf(site, { after: query.get("after") ?? undefined });
  const { desk, visit } = where.context;
  const claims = await claimsOf(desk, brand, "payments");
  const nameOf = await colleagues(desk);
  const time = timeOf(site.tenant, visit.words);
  const self = where.who.operator.name;
  const own = claims.find(({ id, holder }) => id === on && holder === self);
  const fileOf = await memberLinks(
    site,
    rows.map(({ memberId }) => memberId),
  );
  const holderOf = (id: string) => {
    const found = claims.find((each) => each.id === id && each.holder !== self);
    return found ? visit.words.t("queue.held_by", { name: nameOf(found.holder), time: time(found.until) }) : null;
  };
  return {
    brand,
    on: on ?? "",
    hands: {
      isMine: true,
      mine: own ? visit.words.t("queue.yours_until", { time: time(own.until) }) : null,
      others: null,
    },
    brands: all.map(({ tenant: { slug, name } }) => ({ value: slug, label: name })),
    rows: await Promise.all(
      rows.map(async (row) => ({
        ...(await inWords(row, site, visit.words)),
        ...{ holder: holderOf(row.id), member: fileOf(row.memberId) },
      })),
    ),
    more: next && `/payments?${new URLSearchParams({ brand, after: next })}`,
  };
}

/** Returns one unsettled payment as a list. The list is empty if the payment has been settled. */
async function onlyOne(site: Site, id: string): Promise<{ rows: Unsettled[]; next: null }> {
  try {
    return { rows: [await unsettledWith(site, id)], next: null };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== "not_found") throw error;
    return { rows: [], next: null };
  }
}

async function inWords(row: Unsettled, site: Site, words: Words): Promise<ShownPayment> {
  const { t, locale } = words;
  const { slug } = site.tenant;
  const when = clockOf(site.tenant, words)(row.at);
  const actions = row.kind === "payment" ? ["payments.accept", "payments.refuse"] : ["refunds.note"];
  return {
    ...{ id: row.id, when, ...(await knownOf(site, row, locale)) },
    what: t(waitingAs(row)),
    reason: (row.kind === "payment" ? row.reason : (row.problem ?? row.reason)) ?? "",
    actions: actions.map((action) => ({
      to: `/brands/${slug}/actions/${action}?on=${row.id}`,
      title: t(BRAND_ACTIONS[action]!.title),
    })),
  };
}
