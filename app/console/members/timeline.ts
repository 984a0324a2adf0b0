import { titleOfAudited } from "~/app/console/audit/audited";
import type { Clock } from "~/app/console/frame/times";
import { reasonInWords } from "~/app/console/queue/shown-queue";
import { moneyInWords } from "~/app/domain/money";
import type { Entry } from "~/app/domain/people/member-file/member-file";
import { isMailKind } from "~/app/domain/reach/mail/mail";
import { isReason } from "~/app/domain/safety/reports/reports.schema";
import type { MessageKey, Words } from "~/app/locales";
import type { CaseKind, RefundCause } from "~/db/tables";
import { riskInWords } from "./risk-words";

/** An entry of a member's timeline, as text. */
export interface ShownEntry {
  key: string;
  /** The time of the entry, ISO 8601. */
  at: string;
  when: string;
  title: string;
  /** The details of the entry as text: codes and reasons. Members' own texts are unchanged. */
  details: string[];
  /** The actions on the paid order, by name. */
  order?: { id: string; actions: string[] };
}

export function entryInWords(entry: Entry, words: Words, when: Clock): ShownEntry {
  const { at, id, kind } = entry;
  return {
    key: `${kind} ${id}`,
    at: new Date(at).toISOString(),
    when: when(at),
    title: titleOf(entry, words),
    details: detailsOf(entry, words, when).filter((detail) => detail !== ""),
    ...(kind === "payment" && { order: { id, actions: actionsOnOrder(entry.data) } }),
  };
}

/** Returns the actions on an order: a refund while it is paid, a won dispute while money is charged back. */
function actionsOnOrder({ state, chargedBackMinor }: PaymentData): string[] {
  return [...(state === "paid" ? ["orders.refund"] : []), ...(chargedBackMinor > 0 ? ["orders.regain"] : [])];
}

type PaymentData = Extract<Entry, { kind: "payment" }>["data"];

/** Returns an email's subject in the operator's language, or its kind if the kind is unknown. */
export function mailInWords(kind: string, { t }: Words): string {
  return isMailKind(kind) ? t(`mail.${kind}.subject`) : kind;
}

function titleOf({ kind, data }: Entry, { t }: Words): string {
  if (kind === "refund" && (data.cause === "chargeback" || data.cause === "dispute_won"))
    return t(`desk.t_${data.cause}`);
  // An appeal is stored as a complaint about the member's own profile.
  if ((kind === "report_against" || kind === "report_by") && data.reason === "appeal") return t("desk.t_appeal");
  if (kind === "risk") return t("risk.noticed");
  return t(kind === "mute" || kind === "mute_ended" ? `actions.t_${kind}` : `desk.t_${kind}`);
}

function detailsOf(entry: Entry, words: Words, when: Clock): string[] {
  const { locale } = words;
  const money = (amount: number, currency: string) => moneyInWords({ amount, currency }, locale);
  const until = (at: number | null) => (at === null ? "" : when(at));
  const reversed = (at: number | null) => (at === null ? "" : words.t("queue.reversed_on", { date: when(at) }));
  switch (entry.kind) {
    case "signed_up": {
      const { source, formPath, referrer, language } = entry.data;
      return [
        new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language,
        formPath ?? "",
        referrer ?? "",
        source ? Object.values(source).filter(Boolean).join(" · ") : "",
      ];
    }
    case "confirmed":
      return [entry.data.email];
    case "deleted":
      return [until(entry.data.eraseAt)];
    case "consent":
      return [words.t(`timeline.consent_${entry.data.kind}`), entry.data.version];
    case "link_mailed":
      return [words.t(`timeline.link_${entry.data.purpose}`), entry.data.email];
    case "session":
      return [entry.data.device ?? ""];
    case "photo_added":
      return [words.t(`timeline.photo_${entry.data.state}`), entry.data.reason ?? ""];
    case "report_against":
    case "report_by":
      return [
        entry.data.number,
        kindInWords(entry.data.kind, words),
        whyInWords(entry.data.reason, words),
        entry.data.words,
      ];
    case "case_opened":
      return [
        kindInWords(entry.data.kind, words),
        words.t(entry.data.state === "closed" ? "queue.is_closed" : "queue.is_open"),
      ];
    case "risk":
      return [riskInWords(entry.data, words)];
    case "decision":
      return [entry.data.rule ?? "", entry.data.facts, reversed(entry.data.reversedAt)];
    case "note":
      return [entry.data.text];
    case "warning":
      return [entry.data.rule, entry.data.facts, reversed(entry.data.reversedAt)];
    case "suspension":
    case "mute":
      return [entry.data.rule ?? "", entry.data.facts, until(entry.data.until)];
    case "suspension_ended":
    case "mute_ended":
      return [entry.data.liftedFor ?? ""];
    case "order":
      return [
        ...[entry.data.title, money(entry.data.price, entry.data.currency), entry.data.provider],
        words.t(`timeline.order_${entry.data.state}`),
      ];
    case "payment":
      return [entry.data.title, money(entry.data.price, entry.data.currency), entry.data.provider];
    case "refund":
      return [
        money(entry.data.minor, entry.data.currency),
        isReturn(entry.data.cause) ? words.t(`timeline.refund_${entry.data.state}`) : "",
        entry.data.reason ?? "",
      ];
    case "credits":
      return [
        new Intl.NumberFormat(locale, { signDisplay: "always" }).format(entry.data.amount),
        words.t(`timeline.cause_${entry.data.cause}`),
        entry.data.reason ?? "",
      ];
    case "effect":
      return [
        entry.data.mail ? mailInWords(entry.data.mail, words) : entry.data.effect,
        words.t(EFFECT_STATES.get(entry.data.state) ?? "queue.mail_waiting"),
        entry.data.error ?? "",
      ];
    case "mail":
      return [mailInWords(entry.data.mail, words), entry.data.state === "sent" ? "" : words.t("queue.mail_returned")];
    case "action":
      return [actionInWords(entry.data.action, words), entry.data.reason];
  }
}

const EFFECT_STATES = new Map<string, MessageKey>([
  ["done", "queue.mail_sent"],
  ["dead", "queue.mail_failed"],
]);

function kindInWords(kind: CaseKind, { t }: Words): string {
  return t(`queue.kind_${kind}`);
}

/** Describes a report's reason, or a complaint's subject. */
function whyInWords(reason: string, words: Words): string {
  return reasonInWords(reason, !isReason(reason), words);
}

/** Describes an audit entry. */
export function actionInWords(action: string, { t }: Words): string {
  const title = titleOfAudited(action);
  return title ? t(title) : action;
}

/** Returns whether the site refunded the money. Otherwise a bank took or returned it. */
function isReturn(cause: RefundCause): boolean {
  return cause !== "chargeback" && cause !== "dispute_won";
}
