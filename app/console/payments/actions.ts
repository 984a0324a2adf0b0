import { type BrandAction, type Doing, type Filled, REASON } from "~/app/console/actions/action";
import { memberPath } from "~/app/console/members/member-links";
import { wrongFields } from "~/app/domain/checked";
import { moneyFrom, moneyInWords } from "~/app/domain/money";
import { adjust } from "~/app/domain/money/ledger/ledger";
import { acceptHeld, noteRefunded, refuseHeld, unsettledWith } from "~/app/domain/money/orders/held";
import { orderWith } from "~/app/domain/money/orders/orders";
import { leftOf, refundOrder, regainOrder } from "~/app/domain/money/orders/refunds";
import { memberFile } from "~/app/domain/people/member-file/member-file";
import { lettersOfVerb } from "~/app/domain/reach/mail/mail";
import type { MessageKey } from "~/app/locales";
import { memberLinks } from "../members/member-links";
import { knownOf } from "./unsettled";

/** The actions on credits and money. */
export const moneyActions: Record<string, BrandAction> = {
  "members.credits": {
    permission: "credits.adjust",
    title: "desk.action_credits",
    key: "c",
    writes: ["credits.adjust"],
    undoable: true,
    fields: {
      amount: { kind: "number", label: "desk.amount", hint: "desk.amount_hint", missing: "desk.amount_wrong" },
      reason: REASON,
    },
    targetName: async ({ site }, id) => (await memberFile(site, id)).profile.name,
    back: ({ site }, id) => memberPath(site.tenant.slug, id),
    check({ amount = "" }) {
      if (!/^-?[1-9]\d{0,5}$/.test(amount)) throw wrong("amount", "desk.amount_wrong");
    },
    letters: (where, id, fields) =>
      lettersOfVerb(where.site, (rehearsing) => adjusted({ ...where, site: rehearsing }, id, fields)),
    async run(where, id, fields) {
      await adjusted(where, id, fields);
      return undefined;
    },
  },
  "orders.refund": {
    permission: "orders.refund",
    title: "desk.action_refund",
    undoable: true,
    fields: {
      amount: { kind: "text", label: "desk.minor", hint: "desk.minor_hint" },
      reason: REASON,
    },
    async targetName({ site, context }, id) {
      const order = await orderWith(site, id);
      const left = moneyInWords({ amount: leftOf(order), currency: order.currency }, context.visit.words.locale);
      return `${order.title}, ${left}`;
    },
    async back({ site }, id) {
      const { memberId } = await orderWith(site, id);
      return (await memberLinks(site, [memberId]))(memberId) ?? `/payments?brand=${site.tenant.slug}`;
    },
    letters: (where, id, fields) =>
      lettersOfVerb(where.site, (rehearsing) => refunded({ ...where, site: rehearsing }, id, fields)),
    async run(where, id, fields) {
      await refunded(where, id, fields);
      return undefined;
    },
  },
  "orders.regain": {
    permission: "orders.refund",
    title: "desk.action_regain",
    undoable: true,
    fields: { reason: REASON },
    async targetName({ site, context }, id) {
      const { title, chargedBackMinor: amount, currency } = await orderWith(site, id);
      return `${title}, ${moneyInWords({ amount, currency }, context.visit.words.locale)}`;
    },
    async back({ site }, id) {
      const { memberId } = await orderWith(site, id);
      return (await memberLinks(site, [memberId]))(memberId) ?? `/payments?brand=${site.tenant.slug}`;
    },
    letters: (where, id, fields) =>
      lettersOfVerb(where.site, (rehearsing) => regained({ ...where, site: rehearsing }, id, fields)),
    async run(where, id, fields) {
      await regained(where, id, fields);
      return undefined;
    },
  },
};

async function adjusted({ site, who }: Doing, id: string, { amount = "", reason = "" }: Filled): Promise<void> {
  await memberFile(site, id);
  await adjust(site, who.operator, { id }, { amount: Number(amount), reason });
}

/** Refunds an order. Throws `invalid` for an invalid amount, and as `refundOrder` does. */
async function refunded({ site, who }: Doing, id: string, { amount = "", reason = "" }: Filled): Promise<void> {
  const { currency } = await orderWith(site, id);
  const money = amount === "" ? undefined : moneyFrom(amount.replace(",", "."), currency);
  if (amount !== "" && !money) throw wrong("amount", "desk.minor_wrong");
  await refundOrder(site, who.operator, id, { reason, ...(money && { minor: money.amount }) });
}

/** Books a won dispute. Throws as `regainOrder` does. */
async function regained({ site, who }: Doing, id: string, { reason = "" }: Filled): Promise<void> {
  await regainOrder(site, who.operator, id, reason);
}

/** The actions on unsettled payments. */
export const settlingActions: Record<string, BrandAction> = {
  "payments.accept": settling("desk.action_accept", {
    undoable: true,
    fields: { reason: REASON },
    run: ({ site, who }, id, { reason = "" }) => acceptHeld(site, who.operator, id, reason),
  }),
  "payments.refuse": settling("desk.action_refuse", {
    undoable: true,
    fields: { reason: REASON },
    run: ({ site, who }, id, { reason = "" }) => refuseHeld(site, who.operator, id, reason),
  }),
  "refunds.note": settling("desk.action_refunded", {
    fields: {},
    run: ({ site, who }, id) => noteRefunded(site, who.operator, id),
  }),
};

interface Settling extends Pick<BrandAction, "fields" | "undoable"> {
  run(where: Doing, id: string, fields: Filled): Promise<unknown>;
}

function settling(title: MessageKey, { run, ...action }: Settling): BrandAction {
  return {
    permission: "payments.settle",
    title,
    ...action,
    async targetName({ site, context }, id) {
      const { provider, amount } = await knownOf(site, await unsettledWith(site, id), context.visit.words.locale);
      return [provider, amount].filter(Boolean).join(", ");
    },
    back: ({ site }) => `/payments?brand=${site.tenant.slug}`,
    letters: (where, id, filled) =>
      lettersOfVerb(where.site, (rehearsing) => run({ ...where, site: rehearsing }, id, filled)),
    async run(where, id, filled) {
      await run(where, id, filled);
      return undefined;
    },
  };
}

function wrong(field: string, key: MessageKey) {
  return wrongFields({ [field]: [{ key }] });
}
