import { z } from "zod";
import { countNow } from "~/app/domain/counts";
import type { Site } from "~/app/domain/site";
import { effect, enqueue, enqueueNew, payloadsWaiting, waitingOf } from "~/app/domain/site/outbox/outbox";
import type { Db, Tx } from "~/db/handle";
import type { EffectState, MailState } from "~/db/tables";
import { renderEmail } from "./email";
import { type Mail, mailKind, mailSchema } from "./mail.schema";
import { deleteMail, deleteMailsBefore, insertMail, insertMailCases, setMailState, setReturned } from "./mails.queries";
import type { Attachment, KeptMail } from "./outgoing";

export { isName } from "./email";
export { type Mail, type MailAction, mailSchema } from "./mail.schema";
export { mailerFor } from "./mailer";
export { mailsOfCase, mailsSentTo } from "./mails.queries";
export type { Attachment, Email, MailDependencies, Mailer } from "./outgoing";
export { findSigning, signingKeysIn } from "./signing";
export { smtpMailer } from "./smtp";

/** Sends an email after its cause commits. The same `key` is one email, however often it is enqueued. */
export async function enqueueMail(
  site: Pick<Site, "newId" | "now" | "bus">,
  tx: Tx,
  mail: Mail,
  key: string,
): Promise<void> {
  await noteMail(site, tx, await enqueueNew(site, tx, mailEffect, { key, payload: mail }), mail);
}

/** Records that an email waits, for as long as a decision can be appealed. Does nothing for null. */
export async function noteMail(
  { now }: Pick<Site, "now">,
  tx: Tx,
  id: string | null,
  { account: memberId, kind, about, alsoAbout = [] }: Mail,
): Promise<void> {
  if (id === null) return;
  await insertMail(tx, { id, memberId, kind, caseId: about ?? null, state: "waiting", at: now() });
  if (alsoAbout.length > 0) await insertMailCases(tx, id, memberId, alsoAbout);
}

export async function noteSettled(
  site: Pick<Site, "newId" | "now" | "bus">,
  tx: Tx,
  id: string,
  { mail, state }: { mail: Mail; state: EffectState },
): Promise<void> {
  if (mail.to === NOBODY) return deleteMail(tx, id);
  const at = site.now();
  await setMailState(tx, id, STATES[state], at);
  if (state === "waiting") return;
  // One job a day deletes all records of the day.
  const day = Math.floor(at / DAY);
  await enqueue(site, tx, mailForgetting, {
    key: `${day}`,
    payload: { before: day * DAY + DAY },
    dueAt: day * DAY + KEPT,
  });
}

const STATES = { waiting: "waiting", done: "sent", dead: "failed" } as const satisfies Record<EffectState, MailState>;

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 185 * DAY;

export const mailForgetting = effect("mails.forget", z.object({ before: z.number() }), {
  subject: () => null,
  handle: ({ payload: { before } }, site) => site.db.transact((tx) => deleteMailsBefore(tx, before)),
});

/** Renders an email without sending it, so the server's load does not reveal whether an account exists. */
export function enqueueNoMail(site: Site, tx: Tx, mail: Pick<Mail, "kind" | "action">, key: string): Promise<void> {
  return enqueueMail(site, tx, { ...mail, account: "", to: NOBODY, language: site.tenant.language, name: "" }, key);
}

/** The job that sends an email. Rejects if no mail server accepted the email, so the outbox retries. */
export const mailEffect = effect("mail", mailSchema, {
  subject: ({ account }) => account || null,
  handle: ({ id, payload }, site) => sendMail(site, id, payload),
  settled: ({ id, payload }, { state }, site, tx) => noteSettled(site, tx, id, { mail: payload, state }),
});

export function mailsWaiting({ db }: Pick<Site, "db">): Promise<number> {
  return db.read((conn) => waitingOf(conn, mailEffect));
}

/** Whether this kind of email exists; an earlier release may have had others. */
export function isMailKind(kind: string): kind is Mail["kind"] {
  return mailKind.safeParse(kind).success;
}

export function mailKindIn(payload: unknown): Mail["kind"] | null {
  return mailIn(payload)?.kind ?? null;
}

function mailIn(payload: unknown): Mail | null {
  const [mail, within] = [mailSchema.safeParse(payload), withMail.safeParse(payload)];
  return mail.success ? mail.data : within.success ? within.data.mail : null;
}

const withMail = z.object({ mail: mailSchema });

/** Sends an email with files for a noun's own job. `id` is the job's. Rejects if no mail server accepted the email. */
export async function sendMail(site: Site, id: string, mail: Mail, attachments: Attachment[] = []): Promise<void> {
  const email = await renderEmail(site, id, mail);
  if (email.to === NOBODY) return;
  try {
    await site.mailer.send({ ...email, attachments });
  } catch (error) {
    countNow(site, { what: "mails", of: isFinal(error) ? "refused" : "failed" });
    throw error;
  }
  countNow(site, { what: "mails", of: "sent" });
}

/** Whether the mail server rejected this email permanently: RFC 5321, a reply from 500 on. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500;
}

const NOBODY = "";

export interface Preview {
  kind: Mail["kind"];
  to: string;
  language: string;
  subject: string;
  text: string;
}

/** Runs `work` with a site that sends nothing, rolls back, and returns its emails. Rejects like `work`. */
export async function mailsOf(
  site: Site,
  work: (site: Site, tx: Tx) => Promise<void>,
  choose: (mails: Mail[]) => Mail[] = (mails) => mails,
): Promise<Preview[]> {
  const undone = new Error("undone on purpose");
  const ids: string[] = [];
  const noting: Site = {
    ...site,
    newId() {
      const id = site.newId();
      ids.push(id);
      return id;
    },
  };
  let mails: Mail[] = [];
  try {
    await site.db.transact(async (tx) => {
      await work(noting, tx);
      mails = (await payloadsWaiting(tx, ids)).flatMap((payload) => mailIn(payload) ?? []);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  return Promise.all(choose(mails).map((mail) => previewOf(site, mail)));
}

/** Previews the emails of a verb, like `mailsOf`, in a transaction that is rolled back. Rejects like the verb. */
export function previewEmails(
  site: Site,
  verb: (previewing: Site) => Promise<unknown>,
  choose?: (mails: Mail[]) => Mail[],
): Promise<Preview[]> {
  const preview = async (noting: Site, tx: Tx) => {
    const { db } = site;
    const within: Db = {
      memory: db.memory,
      read: (fn) => db.read(fn),
      readRecent: (fn) => db.read(fn),
      transact: (fn) => fn(tx),
      purge: () => db.purge(),
      analyze: () => db.analyze(),
      close: () => db.close(),
    };
    await verb({ ...noting, db: within });
  };
  return mailsOf(site, preview, choose);
}

async function previewOf(site: Site, mail: Mail): Promise<Preview> {
  const { to, subject, text } = await renderEmail(site, site.newId(), mail);
  return { kind: mail.kind, to, language: mail.language, subject, text };
}

export function forgetMails(site: Pick<Site, "mailer">, account: string): Promise<void> {
  return site.mailer.forget(account);
}

export function keptMails(site: Site): Promise<KeptMail[]> {
  return site.mailer.kept(50);
}

/** Marks the emails that a delivery report (RFC 3464) calls permanently failed. Returns their ids. */
export async function noteReturned(site: Pick<Site, "db" | "now">, report: string): Promise<string[]> {
  const ids = idsIn(report);
  if (ids.length === 0 || !reportsFailure(report)) return [];
  return site.db.transact((tx) => setReturned(tx, ids, site.now()));
}

/** Whether the report states a permanent failure, and not a delay, which may still end well. */
function reportsFailure(report: string): boolean {
  return /^Action:\s*failed\s*$/im.test(report) && /^Status:\s*5\.\d+\.\d+/im.test(report);
}

/** Extracts job ids, which `messageOf` uses as message ids. */
function idsIn(report: string): string[] {
  const named = report.matchAll(/^(?:Message-ID|X-Original-Message-ID|Original-Envelope-Id):\s*<?([0-9a-f-]{36})\b/gim);
  return [...new Set([...named].map(([, id = ""]) => id.toLowerCase()))].slice(0, MOST);
}

/** Maximum number of emails in a report. A report concerns one email; this limits what else it may quote. */
const MOST = 10;
