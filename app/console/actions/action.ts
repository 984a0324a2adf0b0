import type { Desk } from "~/app/domain/desk";
import type { SignedIn } from "~/app/domain/desk/operator-sessions/operator-sessions";
import type { PendingAction } from "~/app/domain/desk/pending-actions/pending-actions";
import type { Permission } from "~/app/domain/desk/permissions/permissions";
import type { MemberFile } from "~/app/domain/people/member-file/member-file";
import type { Preview } from "~/app/domain/reach/mail/mail";
import type { CaseFile } from "~/app/domain/safety/reports/case-file";
import type { Site } from "~/app/domain/site";
import type { AuditEntry } from "~/app/domain/site/audit/audit";
import type { ControlEntry } from "~/app/domain/site/audit/control";
import type { MessageKey, Words } from "~/app/locales";
import type { DeskArgs } from "../frame/guards";

/**
 * An action of an operator: its form, its preview, and its work. `console/actions/action.page.tsx` renders the page of
 * every action.
 */
export interface Action<Where = DeskArgs, Doing = Where> {
  permission: Permission;
  title: MessageKey;
  /**
   * The names of the audit entries that the action writes. The console titles them like the action. Default: the
   * action's own name.
   */
  writes?: readonly Audited[];
  /**
   * Whether the action waits until its operator can no longer undo it: set for actions that send emails or remove
   * something. Such an action returns no outcome to the operator.
   */
  undoable?: true;
  /** Whether the action is permanent. The colour of the button then warns. */
  destructive?: true;
  /** The fields of the form, in order. An action without fields is confirmed at once. */
  fields: Record<string, ActionField<Where>>;
  /** Names the target in a short text. Throws not_found if the target does not exist. */
  targetName(where: Where, target: string): Promise<string> | string;
  /** Returns the address of the target's page. */
  back(where: Where, target: string): Promise<string> | string;
  /** Returns the address of the page after the action. Default: the target's page. */
  next?(where: Where, target: string, fields: Filled): string | undefined;
  /** Returns links to further material for the decision, such as accounts of possibly the same person. */
  beside?(where: Where, target: string): Promise<Beside>;
  /** Throws if the operator cannot take the action now. Called before the form is shown and before the action runs. */
  assertOffered?(where: Where, target: string, fields: Filled): Promise<void>;
  /**
   * Throws if the action conflicts with a pending action of the same brand. Called in the transaction that stores the
   * action as pending.
   */
  assertAlone?(where: Where, target: string, waiting: PendingAction[]): Promise<void>;
  /**
   * Returns a token of the target's state that differs after each change. The field `seen` carries it from the first
   * page of the form to the confirmation, so that an operator never acts on a state that a colleague has changed.
   */
  seen?(where: Where, target: string): Promise<string>;
  /** Throws `invalid` for wrong input, before anything is shown. */
  check?(fields: Filled): void;
  /** Returns a preview of the emails that the action would send. Throws as `run` does. */
  preview?(where: Where, target: string, fields: Filled): Promise<Preview[]>;
  /**
   * Runs the action. Returns the outcome that the page shows once, a response to send instead, or undefined for a
   * redirect to the next page.
   */
  run(where: Doing, target: string, fields: Filled): Promise<Outcome | Response | undefined>;
}

/** The names of all audit entries: of a site, and of the installation. */
export type Audited = AuditEntry["action"] | ControlEntry["action"];

/** An action on something that belongs to no brand. */
export type DeskAction = Action<DeskArgs>;

/** An action on something of one brand. */
export interface BrandAction extends Action<BrandWhere, Doing> {
  /** The shortcut key of the action's link on pages about a member. An irreversible action has no key. */
  key?: string;
  /** Returns whether a member's file offers the action. Default: the actions whose names begin with `members.`. */
  appliesTo?(file: MemberFile): boolean;
  /**
   * Returns the targets on which the page of a case offers the action. The action does not change the case, and its
   * page leads back to the case.
   */
  targetsOnCase?(file: CaseFile): string[];
  /** Returns whether an open case lists the action beside the decision. */
  besideDecision?(file: CaseFile): boolean;
  /** The action's label in the settings by which a queue hides actions. Left out if no queue can hide the action. */
  hideable?: MessageKey;
  /** The name of the action whose setting also hides this action. */
  hiddenWith?: string;
  /** Whether the action belongs to complaints about the service, which offer no other action on cases. */
  ofService?: true;
  /** Returns the id of the account that the action closes. For each account, only one closing action can be pending. */
  closes?(where: Pick<BrandWhere, "site">, target: string): Promise<string>;
}

export interface BrandWhere extends DeskArgs {
  site: Site;
}

/** The context in which a brand's action runs, at once or as a pending action. */
export interface Doing {
  site: Site;
  who: Pick<SignedIn, "operator" | "grants">;
  context: { desk: Desk; visit: { words: Words } };
}

export interface ActionField<Where = DeskArgs> {
  /**
   * The field's type. `checks` submits one value, with spaces between the checked boxes. `hidden` is filled in from the
   * query of the action's link, for example with the version of the target.
   */
  kind: "text" | "email" | "words" | "number" | "date" | "choice" | "checks" | "hidden";
  label: MessageKey;
  hint?: MessageKey;
  /** The error of an empty field. Left out if the field is optional. */
  missing?: MessageKey;
  /** Returns the values of a choice or of checks. The labels are message keys, or names as they are. */
  options?(where: Where, target: string): ActionOption[] | Promise<ActionOption[]>;
}

/** Links to further pages beside an action, with their labels. */
export interface Beside {
  title: MessageKey;
  none: MessageKey;
  links: { to: string; text: string; why: string }[];
}

export interface ActionOption {
  value: string;
  label: MessageKey | { text: string };
}

/** The values of a form by field name: trimmed, "" for an empty field. */
export type Filled = Record<string, string>;

/** A result that the operator sees once, such as a link to pass on. */
export interface Outcome {
  text: MessageKey;
  params?: Record<string, string>;
  /** A value that the operator can copy. */
  value?: string;
}

/** The field for the operator's reason. */
export const REASON = {
  kind: "words",
  label: "console.reason",
  missing: "console.reason_missing",
} as const satisfies ActionField;
