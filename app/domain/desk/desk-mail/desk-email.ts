import type { Desk } from "~/app/domain/desk";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import type { DeskSettings } from "~/app/domain/desk/settings/settings.schema";
import { durationInWords } from "~/app/domain/durations";
import { moneyInWords } from "~/app/domain/money";
import type { Attachment, Email } from "~/app/domain/reach/mail/mail";
import type { Words } from "~/app/locales";
import type { EmailProps } from "~/themes/mail";
import type { Reader } from "./desk-mail.queries";
import type { DeskMail, DeskMailKind } from "./desk-mail.schema";

interface Circumstances {
  /** The email's id. */
  id: string;
  operatorId: string;
  reader: Reader;
  settings: DeskSettings;
}

type Dependencies = Pick<Desk, "words" | "origin" | "sender">;

/** Renders an email of the desk in its reader's language. */
export async function renderDeskEmail(
  desk: Dependencies,
  mail: DeskMail,
  { id, operatorId, reader, settings }: Circumstances,
): Promise<Email & { attachments: Attachment[] }> {
  const { deskLook, htmlOf } = await import("~/themes/mail");
  const words = desk.words(reader.language ?? settings.language);
  const content = contentOf(desk, mail, { words, name: reader.name, timeZone: settings.timeZone });
  return {
    id,
    account: operatorId,
    from: desk.sender,
    to: reader.email,
    subject: content.subject,
    text: textOf(content),
    html: await htmlOf({ ...content, look: deskLook }),
    unsubscribe: null,
    attachments: mail.checkpoint ? [attached(mail.checkpoint)] : [],
  };
}

type Content = Omit<EmailProps, "look">;

interface Addressed {
  words: Words;
  name: string;
  timeZone: string;
}

/** The pages that the buttons lead to. */
const PAGES = {
  operators: "/operators",
  you: "/you",
  audit: "/audit",
  figures: "/figures/queues",
  payments: "/payments",
} as const;

const LEADS_TO: Record<DeskMailKind, keyof typeof PAGES> = {
  operator_added: "operators",
  operator_joined: "operators",
  operator_removed: "operators",
  role_given: "operators",
  role_taken: "operators",
  recovery_begun: "operators",
  recovery_of_yours: "you",
  recovery_taken_back: "operators",
  recovery_used: "operators",
  way_in_added: "you",
  wrong_passwords: "operators",
  checkpoint: "audit",
  weekly: "figures",
  charged_back: "payments",
  dispute_won: "payments",
};

const NOTES: Partial<Record<DeskMailKind, "keep" | "goals">> = { checkpoint: "keep", weekly: "goals" };

function contentOf({ origin }: Dependencies, mail: DeskMail, { words, name, timeZone }: Addressed): Content {
  const { kind, checkpoint, week } = mail;
  const { t, locale } = words;
  const page = LEADS_TO[kind];
  const days = week ? daysOf(week, words, timeZone) : {};
  const text = t(`desk_mail.${kind}_text`, { ...inWords(mail, words, timeZone), ...days });
  const unread = week?.unread.length ? [t("desk_mail.unread", { brands: week.unread.join(", ") })] : [];
  return {
    locale,
    subject: t(`desk_mail.${kind}_subject`),
    preview: text,
    brand: "Bouquet",
    logo: null,
    home: origin,
    greeting: t("mail.greeting", { name }),
    paragraphs: [text, ...unread],
    ...(checkpoint && { table: marksIn(checkpoint, words) }),
    ...(week && week.figures.length > 0 && { table: figuresIn(week, words) }),
    action: {
      label: t(`desk_mail.to_${page}`),
      href: new URL(PAGES[page], origin).href,
      hint: t("mail.link_hint"),
    },
    note: t(`desk_mail.${NOTES[kind] ?? "surprise"}`),
    farewell: t("desk_mail.farewell"),
    unsubscribe: null,
    footer: [t("desk_mail.reason", { host: new URL(origin).host })],
  };
}

/** Formats times with their time zone, because operators live in several. */
function inWords({ params = {}, times = {} }: DeskMail, { t, locale }: Words, timeZone: string) {
  const format = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" });
  const moment = (at: number) => {
    const name = zone.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
    return `${new Intl.DateTimeFormat(locale, format).format(at)} ${name}`.trim();
  };
  const { role, brand, way, minor, currency } = params;
  return {
    ...params,
    ...Object.fromEntries(Object.entries(times).map(([name, at]) => [name, moment(at)])),
    ...(role !== undefined && { role: t(`console.role_${role as Role}`) }),
    ...(brand !== undefined && { brand: brand || t("console.all_brands") }),
    ...(minor !== undefined && currency && { amount: moneyInWords({ amount: Number(minor), currency }, locale) }),
    ...(way !== undefined && { way: t(`desk_mail.way_${way as "passkey" | "password"}`) }),
  };
}

function marksIn({ databases, key, signature, at }: NonNullable<DeskMail["checkpoint"]>, { t }: Words) {
  const rows = databases.map(({ name, seq, hash }) => [name, `${seq}`, hash]);
  const signed = [
    [t("desk_mail.taken_at"), "", at],
    [t("desk_mail.key"), "", key],
    [t("desk_mail.signature"), "", signature],
  ];
  return { head: [t("desk_mail.chain"), t("desk.number"), t("desk_mail.hash")], rows: [...rows, ...signed] };
}

/** Returns the first and the last day of a week. */
function daysOf({ from, until }: NonNullable<DeskMail["week"]>, { locale }: Words, timeZone: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  return { from: format.format(from), until: format.format(until - 1) };
}

function figuresIn({ figures, until }: NonNullable<DeskMail["week"]>, { t, locale }: Words) {
  const duration = (ms: number | null) => (ms === null ? "–" : durationInWords(ms, locale));
  const head = ["queue", "came", "decided", "median", "missed", "open_at_end", "oldest"] as const;
  const rows = figures.map(({ queue, came, decided, median, missed, open, oldest }) => [
    t(`goals.queue_${queue}`),
    ...[`${came}`, `${decided}`, duration(median), `${missed}`, `${open}`],
    duration(oldest === null ? null : until - oldest),
  ]);
  return { head: head.map((name) => t(`goals.${name}`)), rows };
}

/** Attaches a checkpoint as `npx bouquet audit verify --checkpoint` reads it. */
function attached(checkpoint: NonNullable<DeskMail["checkpoint"]>): Attachment {
  return {
    name: `checkpoint-${checkpoint.at.slice(0, "YYYY-MM-DD".length)}.json`,
    type: "application/json",
    content: Buffer.from(`${JSON.stringify(checkpoint, null, 2)}\n`),
  };
}

function textOf({ greeting, paragraphs, table, action, note, farewell, footer }: Content): string {
  const figures = table ? [[table.head, ...table.rows].map((row) => row.filter(Boolean).join("  ")).join("\n")] : [];
  const parts = [greeting, ...paragraphs, ...figures, `${action.label}:\n${action.href}`, note, farewell];
  return `${[...parts, "-- ", ...footer].join("\n\n")}\n`;
}
