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
 * The declaration of an operator's action: its form, its preview, and its execution. `console/actions/act.page.tsx` is
 * the page of all actions.
 */
export interface Act<Where = DeskArgs, Doing = Where> {
  permission: Permission;
  title: MessageKey;
  /** The names of its audit entries, which the console titles like the action. Default: the action's own name. */
  writes?: readonly Audited[];
  /**
   * Whether it runs only once its operator can no longer revoke it: for actions that send emails or remove something.
   * Nobody sees the result of `run` then.
   */
  undoable?: true;
  /** Whether nothing can restore what it removes: its button has a warning colour. */
  destructive?: true;
  /** The form's fields, in order. An action without fields is previewed at once. */
  fields: Record<string, ActField<Where>>;
  /** A short name of its target. Throws not_found if the target is missing. */
  targetName(where: Where, target: string): Promise<string> | string;
  /** The page that links to it. */
  back(where: Where, target: string): Promise<string> | string;
  /** The page after it, if another one than `back`. */
  next?(where: Where, target: string, fields: Filled): string | undefined;
  /** What to check before: accounts that may be the same person's. */
  beside?(where: Where, target: string): Promise<Beside>;
  /** Throws if it is not offered here, before any preview. */
  assertOffered?(where: Where, target: string, fields: Filled): Promise<void>;
  /** Throws if it conflicts with the brand's pending actions. Called in the commit that makes it pending. */
  assertAlone?(where: Where, target: string, waiting: Waiting[]): Promise<void>;
  /**
   * A value that changes with each change of the target's state. The field `seen` carries it from the form to the
   * confirmation, so that nobody acts on a state that others have changed meanwhile.
   */
  seen?(where: Where, target: string): Promise<string>;
  /** Throws `invalid` for wrong input, before any preview. */
  check?(fields: Filled): void;
  /** Previews of the emails that it would send. Throws like `run`. */
  letters?(where: Where, target: string, fields: Filled): Promise<Preview[]>;
  /** Executes it. Its result is displayed, or redirected to, instead of `back`. */
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
  /** Whether it belongs to complaints about the service, which allow no other action on cases. */
  ofService?: true;
  /** The account that it closes. Of the actions that close an account, only one can be pending. */
  closes?(where: Pick<BrandWhere, "site">, target: string): Promise<string>;
}

export interface BrandWhere extends DeskArgs {
  site: Site;
}

/** The context of an action on something of a brand, also when nobody waits for a result. */
export interface Doing {
  site: Site;
  who: Pick<SignedIn, "operator" | "grants">;
  context: { desk: Desk; visit: { words: Words } };
}

export interface ActField<Where = DeskArgs> {
  /**
   * `checks` accepts any of its options, whose values are joined by spaces. `hidden` comes from the action's link, such
   * as the version of its target.
   */
  kind: "text" | "email" | "words" | "number" | "date" | "choice" | "checks" | "hidden";
  label: MessageKey;
  hint?: MessageKey;
  /** The text if it is empty; missing if it may be empty. */
  missing?: MessageKey;
  /** The values of a choice, or of checks. Labels are our texts, or names. */
  options?(where: Where, target: string): ActOption[] | Promise<ActOption[]>;
}

/** Pages beside an action, with their titles. */
export interface Beside {
  title: MessageKey;
  none: MessageKey;
  links: { to: string; text: string; why: string }[];
}

export interface ActOption {
  value: string;
  label: MessageKey | { text: string };
}

/** By the names of the fields: trimmed, "" if empty. */
export type Filled = Record<string, string>;

/** Displayed to the operator once: a link to pass on. */
export interface Outcome {
  text: MessageKey;
  params?: Record<string, string>;
  /** The text to copy, if any. */
  value?: string;
}

/** The reason, which every action requires. */
export const REASON = {
  kind: "words",
  label: "console.reason",
  missing: "console.reason_missing",
} as const satisfies ActField;
