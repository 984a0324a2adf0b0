import { languageOr } from "~/app/console/actions/reasons";
import { heldInWords, type ShownHeld } from "~/app/console/cases/case";
import { withoutChat } from "~/app/console/cases/case-messages";
import { profileInWords, type ShownReport, shownReport } from "~/app/console/cases/shown-report";
import { onEach } from "~/app/console/frame/each-site";
import type { BrandArgs, DeskArgs } from "~/app/console/frame/guards";
import { risksInWords, type ShownRisk } from "~/app/console/members/risk-words";
import { categoryOf, isPhotoReason, PHOTO_REASONS } from "~/app/console/photos/photo-reasons";
import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { lookedAtAgain, settingsOf } from "~/app/domain/desk/settings/settings";
import type { Operator } from "~/app/domain/operator";
import { isPhoto } from "~/app/domain/people/photos/moderation";
import { hasOpened, messagesKeptFor } from "~/app/domain/safety/looks/looks";
import { caseFile } from "~/app/domain/safety/reports/case-file";
import { OWN_RULE } from "~/app/domain/safety/restrictions/rules";
import { drawSample, sampleFor, samplesWaiting, takeSample } from "~/app/domain/safety/samples/samples";
import {
  dropLook,
  type Look,
  languageOfLook,
  lookFor,
  looksWaiting,
  MEASURES,
  takeLook,
} from "~/app/domain/safety/second-looks/second-looks";
import type { Site } from "~/app/domain/site";
import type { Language, Words } from "~/app/locales";
import { rulesInWords } from "./rule-names";

/** The open items for an operator at these sites. */
export interface Waiting {
  looks: number;
  samples: number;
  unread: Site[];
}

export async function readWaiting({ who, context: { desk } }: DeskArgs, sites: Site[]): Promise<Waiting> {
  const holder = who.operator.name;
  const drawing = lookedAtAgain(await settingsOf(desk));
  const read = await onEach(sites, async (site) => ({
    looks: (await looksWaiting(site, { holder, ...drawing })).length,
    samples: (await samplesWaiting(site, holder)).length,
  }));
  const known = read.flatMap(({ value }) => value ?? []);
  return {
    looks: known.reduce((sum, { looks }) => sum + looks, 0),
    samples: known.reduce((sum, { samples }) => sum + samples, 0),
    unread: read.flatMap(({ site, value }) => (value ? [] : site)),
  };
}

/**
 * Leases this operator's next item, the oldest first, and returns the address of its page. Drops items that can no
 * longer be reviewed. Draws the day's random sample, so that no page load has to. Undefined without an open item.
 */
export async function takeNextLook({ who, context }: DeskArgs, sites: Site[]): Promise<string | undefined> {
  const { desk, visit } = context;
  const taker = { by: who.operator, words: visit.words };
  const holder = who.operator.name;
  const settings = await settingsOf(desk);
  const [drawing, perThousand] = [lookedAtAgain(settings), settings.samples_per_thousand];
  const read = await onEach(sites, async (site) => {
    await drawSample(site, perThousand);
    const looks = await looksWaiting(site, { holder, ...drawing });
    const samples = perThousand > 0 ? await samplesWaiting(site, holder) : [];
    return [
      ...looks.map((look) => ({ at: look.decidedAt, take: () => takenLook(site, look, taker) })),
      ...samples.map(({ id, drawnAt: at }) => ({ at, take: () => takenSample(site, holder, id) })),
    ];
  });
  const waiting = read.flatMap(({ value }) => value ?? []).sort((one, other) => one.at - other.at);
  for (const { take } of waiting) {
    const path = await take();
    if (path) return path;
  }
  return undefined;
}

async function takenLook(site: Site, look: Look, { by, words }: Taker): Promise<string | undefined> {
  if (!(await takeLook(site, by.name, look.id))) return undefined;
  if (await hasContent(site, look, words)) return `/brands/${site.tenant.slug}/looks/${look.id}`;
  await dropLook(site, look.id);
  return undefined;
}

interface Taker {
  by: Operator;
  words: Words;
}

async function hasContent(site: Site, look: Look, words: Words): Promise<boolean> {
  if (look.kind === "photo") return isPhoto(site, look.targetId);
  const { case: found, reports } = await caseFile(site, look.targetId);
  const isKept = reports.some(({ evidence, words, complaint }) => evidence || words || complaint?.pictures.length);
  if (isKept) return true;
  if (found.kind === "risky") return (await risksInWords(site, look.subjectId, words, look.decidedAt)).length > 0;
  return found.kind === "held" && (await heldBefore(site, look, words)).length > 0;
}

function heldBefore(site: Site, { subjectId, decidedAt }: Look, words: Words): Promise<ShownHeld[]> {
  return heldInWords(site, subjectId, words, decidedAt);
}

async function takenSample(site: Site, holder: string, id: string): Promise<string | undefined> {
  return (await takeSample(site, holder, id)) ? `/brands/${site.tenant.slug}/samples/${id}` : undefined;
}

/** An answer, with its shortcut key. */
export interface Answer {
  value: string;
  label: string;
  shortcut: string;
}

/** The item under review as it was at the decision, and the possible answers. */
export interface ShownLook {
  title: string;
  brand: string;
  reports: ShownReport[];
  held: ShownHeld[];
  risks: ShownRisk[];
  photo: string | null;
  /**
   * The number of messages and the address of the signed action that shows them. Null without messages, or once the
   * page shows them.
   */
  talk: { kept: string; show: string } | null;
  rules: Answer[];
  /** The possible measures. Null for a photo, which has only one. */
  measures: Answer[] | null;
}

/** Returns the item under review. Throws as `lookFor` does. */
export async function shownLook({ site, who, params, context }: BrandArgs): Promise<ShownLook> {
  const { words } = context.visit;
  const look = await lookFor(site, who.operator.name, params.id ?? "");
  const { slug, name: brand } = site.tenant;
  const none = { brand, reports: [], held: [], risks: [], photo: null, talk: null };
  if (look.kind === "photo") {
    const photo = `/brands/${slug}/photos/${look.targetId}`;
    const rules = photoAnswers(words);
    return { ...none, title: words.t("quality.look_photo"), photo, rules, measures: null };
  }
  const file = await caseFile(site, look.targetId);
  const { case: found, reports } = file;
  const isOpen = await hasOpened(site, who.operator.name, file);
  const count = isOpen ? 0 : await messagesKeptFor(site, file);
  const before = reports
    .filter(({ at }) => at <= look.decidedAt)
    .map((report) => (isOpen ? report : withoutChat(report, found)));
  return {
    ...none,
    talk:
      count === 0
        ? null
        : { kept: words.t("chat_look.kept", { count }), show: `/brands/${slug}/actions/looks.show_chat?on=${look.id}` },
    title: words.t("quality.look_case", { kind: words.t(`queue.kind_${found.kind}`) }),
    // Leaves out the reporter and the result, which a reviewer must not see.
    reports: before.map((report) => ({
      ...shownReport(site, { ...report, caseId: found.id, discards: false, account: null, discardedAt: null }, words),
      ...{ facts: [], appeal: null, mark: null },
    })),
    held: isOpen && found.kind === "held" ? await heldBefore(site, look, words) : [],
    risks: found.kind === "risky" ? await risksInWords(site, look.subjectId, words, look.decidedAt) : [],
    rules: ruleAnswers(site, await rulesReadIn(site, who.operator, look), words),
    measures: MEASURES.map((measure, at) => {
      return { value: measure, label: words.t(`quality.measure_${measure}`), shortcut: MEASURE_KEYS[at] ?? "" };
    }),
  };
}

/** The keys of the measures: adjacent on most keyboards, and not used by the pages. */
const MEASURE_KEYS = ["z", "x", "c", "v", "b"];

/** The value for "no rule is broken". An empty field means that nothing was chosen. */
const FINE = "fine";

/** Returns the rules for a reader of this language, with a key for each of the first nine. */
function ruleAnswers(site: Site, reads: Language, words: Words): Answer[] {
  const rules = rulesInWords(site, reads, words).map(({ place, name }) => ({ value: place, label: name }));
  return numbered([
    { value: FINE, label: words.t("quality.fine") },
    ...rules,
    { value: OWN_RULE, label: words.t("quality.other_rule") },
  ]);
}

async function rulesReadIn(site: Site, { name }: Operator, { id, subjectId }: Look): Promise<Language> {
  return languageOfLook(site, name, id, await languageOf(site, subjectId));
}

/** Returns the member's language, or the site's if the member is unknown or has left. */
async function languageOf(site: Site, memberId: string): Promise<Language> {
  const owner = await site.db.read((conn) => addresseeOf(conn, memberId));
  return languageOr(site, owner?.language);
}

function photoAnswers({ t }: Words): Answer[] {
  return numbered([
    { value: FINE, label: t("quality.photo_fine") },
    ...PHOTO_REASONS.map((reason) => ({ value: reason, label: t(`queue.reason_${reason}`) })),
  ]);
}

function numbered(answers: Omit<Answer, "shortcut">[]): Answer[] {
  return answers.map((each, at) => ({ ...each, shortcut: at < 10 ? String(at) : "" }));
}

/** Returns the rule as `second-looks` and `samples` expect it. For a photo, this is the category of the reason. */
export function ruleIn({ rule = "" }: Record<string, string>): string | null {
  if (rule === FINE) return null;
  return isPhotoReason(rule) ? categoryOf(rule) : rule;
}

/** Returns a profile of the random sample, as text. */
export async function shownSample({ site, who, params, context }: BrandArgs) {
  const { words } = context.visit;
  const { profile, photos, memberId } = await sampleFor(site, who.operator.name, params.id ?? "");
  return {
    title: words.t("quality.sample_title", { name: profile.name }),
    brand: site.tenant.name,
    ...profileInWords(site, profile, words),
    photos: photos.map(({ id }) => `/brands/${site.tenant.slug}/photos/${id}`),
    rules: ruleAnswers(site, await languageOf(site, memberId), words),
  };
}
