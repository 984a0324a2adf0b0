import type { Desk } from "~/app/domain/desk";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import type { Permission } from "~/app/domain/desk/permissions/permissions";
import type { Waiting } from "~/app/domain/desk/postponed/postponed";
import type { MemberFile } from "~/app/domain/people/member-file/member-file";
import type { Preview } from "~/app/domain/reach/mail/mail";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";
import type { Site } from "~/app/domain/site";
import type { Act as AuditEntry } from "~/app/domain/site/audit/audit";
import type { ActInControl } from "~/app/domain/site/audit/control";
import type { MessageKey, Words } from "~/app/locales";
import type { DeskArgs } from "../frame/guards";

/**
 * What an operator may do to something, declared once: its form, what it shows before it is done, and how it is done.
 * `console/actions/act.page.tsx` is the page of all of them.
 */
export interface Act<Where = DeskArgs, Doing = Where> {
  permission: Permission;
  title: MessageKey;
  /** The names of its audit entries, which the console titles like the action. Default: the action's own name. */
  writes?: readonly Audited[];
  /**
   * It is done once its operator can't take it back any more: for acts that send mail, or take something away. Nobody waits
   * for what `run` gives.
   */
  undoable?: true;
  /** Nothing brings back what it takes away: its button warns by its colour. */
  destructive?: true;
  /** The form, in its order. An act without fields is shown to be confirmed at once. */
  fields: Record<string, ActField<Where>>;
  /** On what it is done, in a few words. Throws not_found where nothing is there. */
  targetName(where: Where, target: string): Promise<string> | string;
  /** The page that it stands on. */
  back(where: Where, target: string): Promise<string> | string;
  /** The page that follows once it is done, where that is another one. */
  next?(where: Where, target: string, fields: Filled): string | undefined;
  /** What to look at before it is done: accounts that may be the same person's. */
  beside?(where: Where, target: string): Promise<Beside>;
  /** Throws where it is not offered here, before anything is shown or done. */
  assertOffered?(where: Where, target: string, fields: Filled): Promise<void>;
  /** Throws where it may not wait beside what waits at its brand: asked in the commit that has it wait. */
  assertAlone?(where: Where, target: string, waiting: Waiting[]): Promise<void>;
  /**
   * How it stands with what it changes, in a word that is another one after each change. The field `seen` carries it from the first page
   * of the form to the confirmation: nobody acts on what somebody else has changed since they looked.
   */
  seen?(where: Where, target: string): Promise<string>;
  /** Throws `invalid` for what is filled in wrongly, before anything is shown. */
  check?(fields: Filled): void;
  /** The mails that it would send. Throws as `run` does. */
  letters?(where: Where, target: string, fields: Filled): Promise<Preview[]>;
  /** Does it. What it gives is shown, or gone to, instead of the way back. */
  run(where: Doing, target: string, fields: Filled): Promise<Outcome | Response | undefined>;
}

/** The names of audit entries: of a site, and of what belongs to no site. */
export type Audited = AuditEntry["act"] | ActInControl["act"];

/** An action on something that belongs to no brand. */
export type DeskAct = Act<DeskArgs>;

/** An action on something of one brand. */
export interface BrandAct extends Act<BrandWhere, Doing> {
  /** The shortcut key of its link on pages about a member. An action that cannot be reversed has none. */
  key?: string;
  /** Whether a member's file offers it. Default: if its name begins with `members.`. */
  appliesTo?(file: MemberFile): boolean;
  /** The targets on which the page of a case offers it. The case stays as it is, and the way back leads to it. */
  targetsOnCase?(file: CaseFile): string[];
  /** Whether an open case lists it beside the decision. */
  besideDecision?(file: CaseFile): boolean;
  /** Its label in the settings by which a queue hides actions. Default: no queue can hide it. */
  hideable?: MessageKey;
  /** The action whose setting hides it too. */
  hiddenWith?: string;
  /** Done to a complaint about the service, which takes no other action on cases. */
  ofService?: true;
  /** The account that it closes. Of the actions that close one account, one alone can be pending. */
  closes?(where: Pick<BrandWhere, "site">, target: string): Promise<string>;
}

export interface BrandWhere extends DeskArgs {
  site: Site;
}

/** What an act on something of a brand is done with, also when nobody waits for an answer. */
export interface Doing {
  site: Site;
  who: Pick<SignedIn, "operator" | "grants">;
  context: { desk: Desk; visit: { words: Words } };
}

export interface ActField<Where = DeskArgs> {
  /**
   * `checks` takes any of its options: their values stand in one value, with blanks between. `hidden` is what the link to the
   * act says, such as the version of what it is done on.
   */
  kind: "text" | "email" | "words" | "number" | "date" | "choice" | "checks" | "hidden";
  label: MessageKey;
  hint?: MessageKey;
  /** Said where it is empty; left out where it may be. */
  missing?: MessageKey;
  /** The values of a choice, or of checks. Their labels are texts of ours, or names as they are. */
  options?(where: Where, target: string): ActOption[] | Promise<ActOption[]>;
}

/** Pages beside an act, in words. */
export interface Beside {
  title: MessageKey;
  none: MessageKey;
  links: { to: string; text: string; why: string }[];
}

export interface ActOption {
  value: string;
  label: MessageKey | { text: string };
}

/** By the names of the fields: trimmed, "" where nothing was filled in. */
export type Filled = Record<string, string>;

/** What an operator is shown once: a link to pass on. */
export interface Outcome {
  text: MessageKey;
  params?: Record<string, string>;
  /** To be copied, where there is such a thing. */
  value?: string;
}

/** Each act says why it is done. */
export const REASON = {
  kind: "words",
  label: "console.reason",
  missing: "console.reason_missing",
} as const satisfies ActField;
