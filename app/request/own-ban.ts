import { accountOfTicket } from "~/app/domain/account/credentials/credentials";
import {
  appealPath,
  redressInWords,
  standingOf,
  statementInWords,
} from "~/app/domain/safety/restrictions/restrictions";
import { sanctionOf } from "~/app/domain/safety/sanctions/sanctions";
import type { Site } from "~/app/domain/site";
import { pageQuery } from "~/app/router/page-address";
import { ticketOf } from "./login-step";
import type { Visit } from "./visit";

export interface OwnBan {
  title: string;
  /** The decisions, the account's suspension first. */
  decided: { key: string; effect: string; parts: { heading: string; text: string }[] }[];
  appeal: { heading: string; text: string; label: string; to: string };
}

const PURPOSE = "ban";
/** Validity of the link in ms. Afterwards the reader must enter the password again. */
const LASTS = 60 * 60_000;

/** Signed link to the page about bans of an account, for a reader who is not logged in. Valid for one hour. */
export function ownBanPath(site: Pick<Site, "signer" | "now">, accountId: string): string {
  return `/pages/ban?${new URLSearchParams({ of: site.signer.sign(PURPOSE, accountId, site.now() + LASTS) })}`;
}

/**
 * Returns the restrictions of the reader, for the page about bans. The reader is logged in, was refused after the
 * correct password, or has the signed link. Null for any other visitor.
 */
export async function ownBan(site: Site, request: Request, visit: Visit): Promise<OwnBan | null> {
  const id = await readerOf(site, request, visit);
  if (id === undefined) return null;
  const { suspension, standing } = await site.db.read(async (conn) => ({
    suspension: await sanctionOf(conn, "suspension", { id }),
    standing: await standingOf(site, conn, id),
  }));
  const { words } = visit;
  const { t } = words;
  const reasons = (facts: string, rule: string, statement: string) => [
    { heading: t("suspensions.facts"), text: facts },
    { heading: t("suspensions.rule"), text: rule },
    ...(statement ? [{ heading: t("suspensions.decided"), text: statement }] : []),
  ];
  const closing = standing.find(({ item }) => item === "account");
  const decided: OwnBan["decided"] = [];
  if (suspension) {
    const { until, facts, rule } = suspension;
    const day = new Intl.DateTimeFormat(words.locale, { dateStyle: "long", timeZone: site.tenant.timeZone });
    const period = until === null ? t("suspensions.for_good") : t("suspensions.until", { date: day.format(until) });
    const statement = closing ? statementInWords(closing, words) : "";
    decided.push({ key: "account", effect: t("suspensions.lead", { period }), parts: reasons(facts, rule, statement) });
  }
  for (const each of standing.filter(({ item }) => item !== "account")) {
    const parts = reasons(each.facts, each.ground, statementInWords(each, words));
    decided.push({ key: each.id, effect: t(`decisions.item_${each.item}`), parts });
  }
  if (decided.length === 0) return null;
  const appeal = {
    heading: t("suspensions.appeal_title"),
    text: t("suspensions.appeal_text", { redress: redressInWords(site, words) }),
    label: t("suspensions.appeal"),
    to: appealPath({ id }),
  };
  return { title: t("suspensions.yours"), decided, appeal };
}

async function readerOf(site: Site, request: Request, visit: Visit): Promise<string | undefined> {
  const member = await visit.member();
  if (member) return member.id;
  const ticket = ticketOf(request);
  const shown = ticket && (await accountOfTicket(site, "suspended", ticket).catch(() => undefined));
  if (shown) return shown.id;
  return site.signer.open(PURPOSE, pageQuery(request).get("of") ?? "", site.now());
}
