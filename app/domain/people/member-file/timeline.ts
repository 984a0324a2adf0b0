import type { accountFactsById } from "~/app/domain/account/accounts/accounts";
import { consentsGiven } from "~/app/domain/account/consents/consents";
import { linksMailed } from "~/app/domain/account/links/links";
import { sessionsStarted } from "~/app/domain/account/sessions/sessions";
import { movementsIn } from "~/app/domain/money/ledger/ledger";
import { ordersPaid, ordersPlaced, refundsMade } from "~/app/domain/money/orders/orders";
import { photosAdded } from "~/app/domain/people/photos/photos";
import { notesAbout } from "~/app/domain/people/support-notes/support-notes";
import { mailKindIn, mailsSentTo } from "~/app/domain/reach/mail/mail";
import { casesAbout, decisionsAbout, reportsAbout, reportsBy } from "~/app/domain/safety/reports/reports";
import { risksAbout } from "~/app/domain/safety/risk/risk";
import { sanctionsEnded, sanctionsHad } from "~/app/domain/safety/sanctions/sanctions";
import { warningsGiven } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import { findEntriesAbout } from "~/app/domain/site/audit/audit";
import { effectsAbout } from "~/app/domain/site/outbox/outbox";
import type { Conn } from "~/db/handle";
import { type Asked, type Dated, type Page, pageOfFew } from "~/db/pages";
import type { TrafficSource } from "~/db/tables";

type Facts = NonNullable<Awaited<ReturnType<typeof accountFactsById>>>;

/** The rows that one of the verbs below returns, without time and id. */
type Of<Verb extends (...args: never[]) => Promise<Page<Dated>>> = Omit<
  Awaited<ReturnType<Verb>>["rows"][number],
  keyof Dated
>;

interface Data {
  signed_up: { source: TrafficSource | null; formPath: string | null; referrer: string | null; language: string };
  confirmed: { email: string };
  deleted: { eraseAt: number | null };
  consent: Of<typeof consentsGiven>;
  link_mailed: Of<typeof linksMailed>;
  session: Of<typeof sessionsStarted>;
  photo_added: Of<typeof photosAdded>;
  report_against: Of<typeof reportsAbout>;
  report_by: Of<typeof reportsBy>;
  case_opened: Of<typeof casesAbout>;
  risk: Of<typeof risksAbout>;
  decision: Of<typeof decisionsAbout>;
  note: Omit<Of<typeof notesAbout>, "memberId">;
  warning: Omit<Of<typeof warningsGiven>, "memberId">;
  suspension: Of<typeof sanctionsHad>;
  suspension_ended: Of<typeof sanctionsEnded>;
  mute: Of<typeof sanctionsHad>;
  mute_ended: Of<typeof sanctionsEnded>;
  order: Of<typeof ordersPlaced>;
  payment: Of<typeof ordersPaid>;
  refund: Of<typeof refundsMade>;
  /** Movements of credits, except the cost of messages. */
  credits: Of<typeof movementsIn>;
  /** A pending or failed job; `mail` is the kind of email, null for another job. `at` is when it is due. */
  effect: {
    effect: string;
    mail: ReturnType<typeof mailKindIn>;
    state: string;
    attempts: number;
    error: string | null;
  };
  mail: Of<typeof mailsSentTo>;
  action: Omit<Of<typeof findEntriesAbout>, "memberId">;
}

/** An event: its time (UTC ms), its id within its kind, and its data. */
export type Entry = { [Kind in keyof Data]: { at: number; id: string; kind: Kind; data: Data[Kind] } }[keyof Data];

type Source = (asked: Asked) => Promise<Page<Entry>>;

/** Returns the lists of a timeline. Within one moment, an earlier list comes first: it holds the consequences. */
export function sourcesOf(site: Pick<Site, "now">, conn: Conn, account: Facts): Source[] {
  const { id } = account;
  return [
    source("action", (asked) => ofMember(findEntriesAbout(conn, id, asked))),
    source("effect", (asked) => effects(conn, id, asked)),
    source("mail", (asked) => mailsSentTo(conn, id, asked)),
    source("suspension_ended", (asked) => sanctionsEnded(conn, "suspension", id, asked)),
    source("suspension", (asked) => sanctionsHad(conn, "suspension", id, asked)),
    source("mute_ended", (asked) => sanctionsEnded(conn, "mute", id, asked)),
    source("mute", (asked) => sanctionsHad(conn, "mute", id, asked)),
    source("note", (asked) => ofMember(notesAbout(conn, id, asked))),
    source("warning", (asked) => ofMember(warningsGiven(conn, id, asked))),
    source("decision", (asked) => decisionsAbout(conn, id, asked)),
    source("report_against", (asked) => reportsAbout(conn, id, asked)),
    source("report_by", (asked) => reportsBy(conn, id, asked)),
    source("case_opened", (asked) => casesAbout(conn, id, asked)),
    source("risk", (asked) => risksAbout(site, conn, id, asked)),
    source("credits", (asked) => movementsIn(conn, id, asked)),
    source("refund", (asked) => refundsMade(conn, id, asked)),
    source("payment", (asked) => ordersPaid(conn, id, asked)),
    source("order", (asked) => ordersPlaced(conn, id, asked)),
    source("photo_added", (asked) => photosAdded(conn, id, asked)),
    source("session", (asked) => sessionsStarted(conn, id, asked)),
    source("link_mailed", (asked) => linksMailed(conn, id, asked)),
    source("consent", (asked) => consentsGiven(conn, id, asked)),
    async (asked) => pageOfFew(asked, milestonesOf(account)),
  ];
}

function milestonesOf({ id, email, signedUpAt, confirmedAt, deletedAt, eraseAt, ...account }: Facts): Entry[] {
  const { trafficSource: source, formPath, referrer, language } = account;
  const known: Entry[] = [
    { at: signedUpAt, id: `1 ${id}`, kind: "signed_up", data: { source, formPath, referrer, language } },
  ];
  if (confirmedAt !== null) known.push({ at: confirmedAt, id: `2 ${id}`, kind: "confirmed", data: { email } });
  if (deletedAt !== null) known.push({ at: deletedAt, id: `3 ${id}`, kind: "deleted", data: { eraseAt } });
  return known;
}

/** Removes the member's id from rows, because all belong to one member. */
async function ofMember<Row extends { memberId: string | null }>(page: Promise<Page<Row>>) {
  const { rows, next } = await page;
  return { rows: rows.map(({ memberId: _, ...row }) => row), next };
}

async function effects(conn: Conn, id: string, asked: Asked): Promise<Page<Dated & Data["effect"]>> {
  const { rows, next } = await effectsAbout(conn, id, asked);
  const said = rows.map(({ id, at, kind: effect, payload, state, attempts, lastError: error }) => {
    return { id, at, effect, mail: mailKindIn(payload), state, attempts, error };
  });
  return { rows: said, next };
}

function source<Kind extends keyof Data>(
  kind: Kind,
  read: (asked: Asked) => Promise<Page<Dated & Data[Kind]>>,
): Source {
  return async (asked) => {
    const { rows, next } = await read(asked);
    return { rows: rows.map(({ at, id, ...data }) => ({ at, id, kind, data }) as unknown as Entry), next };
  };
}
