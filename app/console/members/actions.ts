import { type BrandAction, type Doing, type Filled, REASON } from "~/app/console/actions/action";
import { languageOr, readReasons, reasonFields } from "~/app/console/actions/reasons";
import { CLASSES, checkClassed, classedIn, MISUSE } from "~/app/console/cases/classing-actions";
import { replacedIn } from "~/app/console/cases/closing-actions";
import { targetsOnCase } from "~/app/console/cases/on-cases-actions";
import { endOf, isForFraud, periodOptions, suspensionOptions } from "~/app/console/cases/periods-actions";
import { textActions } from "~/app/console/cases/texts-actions";
import { resendConfirmation } from "~/app/domain/account/accounts/activation";
import { changeMistypedEmail } from "~/app/domain/account/credentials/address-correction";
import { resetSecondFactor } from "~/app/domain/account/credentials/second-factor-reset";
import { endSessions } from "~/app/domain/account/sessions/ending";
import { type MemberFile, memberFile } from "~/app/domain/people/member-file/member-file";
import { hideProfile, previewHiding, previewShowing, showProfile } from "~/app/domain/people/profiles/taking-down";
import { addNote } from "~/app/domain/people/support-notes/support-notes";
import { previewEmails } from "~/app/domain/reach/mail/mail";
import { previewFraudNotices } from "~/app/domain/safety/fraud/fraud";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";
import { previewRestriction, restrictMember } from "~/app/domain/safety/reports/restricting";
import { isGravest, lift, type SanctionKind } from "~/app/domain/safety/sanctions/sanctions";
import { previewWarning, warn } from "~/app/domain/safety/warnings/warnings";
import type { Site } from "~/app/domain/site";
import type { Language } from "~/app/locales/names";
import { likeAccountsBeside } from "./like-accounts";
import { MEMBER_TARGET } from "./member-links";

/** The actions on a member. */
export const memberActions: Record<string, BrandAction> = {
  "members.note": onMember("people.note", "desk.action_note", {
    key: "w",
    writes: ["notes.add"],
    fields: { text: { kind: "words", label: "desk.note", hint: "desk.note_hint", missing: "desk.note_missing" } },
    run: ({ site, who }, id, { text = "" }) => addNote(site, who.operator, id, text),
  }),
  "members.end_sessions": onMember("people.help", "desk.action_end_sessions", {
    writes: ["sessions.end"],
    fields: { reason: REASON },
    run: ({ site, who }, id, { reason = "" }) => endSessions(site, who.operator, id, reason),
  }),
  "members.resend": onMember("people.help", "desk.action_resend", {
    writes: ["confirmations.resend"],
    appliesTo: ({ account }) => account.confirmedAt === null,
    undoable: true,
    fields: { reason: REASON },
    preview: ({ site, who }, id, { reason = "" }) =>
      previewEmails(site, (previewing) => resendConfirmation(previewing, who.operator, id, reason)),
    run: ({ site, who }, id, { reason = "" }) => resendConfirmation(site, who.operator, id, reason),
  }),
  "members.change_email": onMember("people.rescue", "desk.action_change_email", {
    writes: ["addresses.correct"],
    undoable: true,
    fields: {
      email: { kind: "email", label: "desk.new_email", hint: "desk.new_email_hint", missing: "console.email_wrong" },
      reason: REASON,
    },
    preview: ({ site, who }, id, { email = "", reason = "" }) =>
      previewEmails(site, (previewing) => changeMistypedEmail(previewing, who.operator, id, { email, reason })),
    run: ({ site, who }, id, { email = "", reason = "" }) =>
      changeMistypedEmail(site, who.operator, id, { email, reason }),
  }),
  "members.reset_factor": onMember("people.rescue", "desk.action_reset_factor", {
    writes: ["second_factors.reset"],
    appliesTo: ({ secondFactor }) => secondFactor,
    undoable: true,
    fields: { reason: REASON },
    preview: ({ site, who }, id, { reason = "" }) =>
      previewEmails(site, (previewing) => resetSecondFactor(previewing, who.operator, id, reason)),
    run: ({ site, who }, id, { reason = "" }) => resetSecondFactor(site, who.operator, id, reason),
  }),
  "members.warn": onMember("people.warn", "desk.action_warn", {
    key: "a",
    targetsOnCase,
    besideDecision: () => true,
    hideable: "desk.action_warn",
    undoable: true,
    fields: reasonFields({ reads }),
    preview: async (where, id, fields) =>
      previewWarning(where.site, where.who.operator, id, await brokenRule(where, id, fields)),
    run: async (where, id, fields) => warn(where.site, where.who.operator, id, await brokenRule(where, id, fields)),
  }),
  ...textActions,
  "members.hide": onMember("people.hide", "desk.action_hide", {
    key: "i",
    writes: ["profiles.hide"],
    appliesTo: ({ account }) => account.takenDownAt === null,
    targetsOnCase,
    besideDecision: () => true,
    hideable: "desk.action_hide",
    undoable: true,
    fields: { ...reasonFields({ reads }), ...CLASSES },
    check: checkClassed,
    preview: async (where, id, fields) =>
      previewHiding(where.site, where.who.operator, id, await statedIn(where, id, fields)),
    run: async (where, id, fields) =>
      hideProfile(where.site, where.who.operator, id, await statedIn(where, id, fields)),
  }),
  "members.show": onMember("people.hide", "desk.action_show", {
    key: "i",
    writes: ["profiles.show"],
    appliesTo: ({ account }) => account.takenDownAt !== null,
    undoable: true,
    fields: { reason: REASON },
    preview: ({ site }, id, { reason = "" }) => previewShowing(site, id, reason),
    run: ({ site, who }, id, { reason = "" }) => showProfile(site, who.operator, id, reason),
  }),
  "members.mute": onMember("people.mute", "actions.mute", {
    key: "e",
    appliesTo: ({ mute }) => mute === undefined,
    targetsOnCase,
    besideDecision: () => true,
    hideable: "actions.mute",
    undoable: true,
    fields: {
      days: {
        kind: "choice",
        label: "desk.how_long",
        missing: "console.choice_missing",
        options: ({ context }) => periodOptions(context.visit.words),
      },
      ...reasonFields({ reads }),
      ...CLASSES,
    },
    check: checkClassed,
    preview: async (where, id, fields) =>
      previewRestriction(where.site, where.who.operator, "mute", id, await mutingIn(where, id, fields)),
    run: async (where, id, fields) =>
      restrictMember(where.site, where.who.operator, "mute", id, await mutingIn(where, id, fields)),
  }),
  "members.unmute": onMember("people.mute", "actions.unmute", {
    key: "e",
    appliesTo: ({ mute }) => mute !== undefined,
    undoable: true,
    fields: { reason: REASON },
    preview: ({ site, who }, id, { reason = "" }) =>
      previewEmails(site, (previewing) => lifted(previewing, who, "mute", id, reason)),
    run: ({ site, who }, id, { reason = "" }) => lifted(site, who, "mute", id, reason),
  }),
  "members.suspend": onMember("people.suspend", "desk.action_suspend", {
    key: "b",
    appliesTo: canBeGraver,
    targetsOnCase,
    besideDecision: canBeGraver,
    hideable: "desk.action_suspend",
    closes: async (_, id) => id,
    beside: likeAccountsBeside,
    undoable: true,
    fields: {
      days: {
        kind: "choice",
        label: "desk.how_long",
        missing: "console.choice_missing",
        options: ({ site, context }, id) => suspensionOptions(site, id, context.visit.words),
      },
      ...reasonFields({ reads }),
      ...CLASSES,
      misuse: MISUSE,
    },
    check: checkClassed,
    async preview(where, id, fields) {
      const given = await suspendingIn(where, id, fields);
      const own = await previewRestriction(where.site, where.who.operator, "suspension", id, given);
      return given.fraud ? [...own, ...(await previewFraudNotices(where.site, id))] : own;
    },
    run: async (where, id, fields) =>
      restrictMember(where.site, where.who.operator, "suspension", id, await suspendingIn(where, id, fields)),
  }),
  "members.lift": onMember("people.restore", "desk.action_lift", {
    key: "f",
    writes: ["suspensions.lift"],
    appliesTo: ({ state }) => state === "suspended",
    targetsOnCase,
    hideable: "law.action_lift",
    undoable: true,
    fields: { reason: REASON },
    preview: ({ site, who }, id, { reason = "" }) =>
      previewEmails(site, (previewing) => lifted(previewing, who, "suspension", id, reason)),
    run: ({ site, who }, id, { reason = "" }) => lifted(site, who, "suspension", id, reason),
  }),
};

function lifted(site: Site, { operator }: Doing["who"], kind: SanctionKind, id: string, facts: string): Promise<void> {
  return lift(site, operator, kind, id, { actor: operator.name, facts });
}

/** Returns whether a graver suspension than the current one exists. Only then is a suspension offered. */
function canBeGraver({ suspension }: Pick<MemberFile, "suspension"> | Pick<CaseFile, "suspension">): boolean {
  return !(suspension && isGravest(suspension));
}

interface OnMember extends Omit<BrandAction, "permission" | "title" | "targetName" | "back" | "run"> {
  run(where: Doing, id: string, fields: Filled): Promise<unknown>;
}

function onMember(
  permission: BrandAction["permission"],
  title: BrandAction["title"],
  { run, ...action }: OnMember,
): BrandAction {
  return {
    permission,
    title,
    ...action,
    ...MEMBER_TARGET,
    async run(where, id, fields) {
      await run(where, id, fields);
      return undefined;
    },
  };
}

async function reads({ site }: Pick<Doing, "site">, id: string): Promise<Language> {
  return languageOr(site, (await memberFile(site, id)).account.language);
}

/** Reads the broken rule, which is required here. Throws as `readReasons` does. */
async function brokenRule(where: Doing, id: string, fields: Filled): Promise<{ rule: string; facts: string }> {
  const { rule, facts } = readReasons(where, await reads(where, id), fields);
  return { rule: rule ?? "", facts };
}

async function statedIn(where: Doing, id: string, fields: Filled) {
  return { ...(await brokenRule(where, id, fields)), ...classedIn(fields) };
}

async function mutingIn(where: Doing, id: string, fields: Filled) {
  return { ...(await statedIn(where, id, fields)), until: endOf(fields.days ?? "", where.site.now()) };
}

async function suspendingIn(where: Doing, id: string, fields: Filled) {
  const { days = "" } = fields;
  const stated = await statedIn(where, id, fields);
  return { ...stated, until: endOf(days, where.site.now()), fraud: isForFraud(days), replaces: replacedIn(fields) };
}
