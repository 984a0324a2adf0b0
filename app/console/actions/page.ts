import { wrongFields } from "~/app/domain/checked";
import {
  askForConfirmation,
  assertShown,
  assertSigned,
  type ChosenAction,
} from "~/app/domain/desk/confirmations/confirmations";
import { type PendingAction, postpone } from "~/app/domain/desk/pending-actions/pending-actions";
import { isSigned, type Permission } from "~/app/domain/desk/permissions/permissions";
import { DomainError, domainError, type FieldError } from "~/app/domain/errors";
import type { Preview } from "~/app/domain/reach/mail/mail";
import { LANGUAGE_NAMES, type Language } from "~/app/locales/names";
import { redirect } from "~/app/router/server";
import type { Tx } from "~/db/handle";
import { orWrong, readFields, type Wrong } from "../frame/forms";
import type { DeskArgs } from "../frame/guards";
import { withNews } from "../frame/news";
import type { Action, ActionField, Beside, Filled } from "./action";
import { checked, valuesOf } from "./checks";

/** A field of the form, as text. */
export interface ShownField {
  name: string;
  kind: ActionField["kind"];
  label: string;
  hint?: string | undefined;
  optional: boolean;
  value: string;
  options?: { value: string; label: string }[] | undefined;
}

/** The data of an action's page. */
export interface ActionPage extends Wrong {
  title: string;
  /** The id of the operator who got the page. */
  shownTo: string;
  target: string;
  back: string;
  fields: ShownField[];
  destructive: boolean;
  beside: { title: string; none: string; links: Beside["links"] } | null;
  /** The preview that the page shows before the action, once the form is filled in. */
  confirm?: {
    confirmation: string;
    /**
     * How the operator signs the action: with a passkey, by these options, or with an authenticator code. Null for an
     * unsigned action.
     */
    sign: "key" | "code" | null;
    options: string | null;
    emails: (Preview & { languageName: string })[];
  };
  /** The result after the action, which the operator sees once. */
  outcome?: { text: string; value: string | undefined };
}

const noSuchAction = domainError("console.not_found", "not_found");
const changedMeanwhile = domainError("actions.changed_meanwhile", "conflict");

/** Returns the action of a name in the address. Throws console.not_found. */
export function actionNamed<A>(actions: Record<string, A>, name: string | undefined): A {
  const found = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!found) throw noSuchAction();
  return found;
}

export function permissionOf<W>(actions: Record<string, Action<W>>, name: string | undefined): Permission {
  return actionNamed(actions, name).permission;
}

interface Named {
  /** The action's name. */
  name: string;
  /** A tenant's slug. "" for the installation. */
  brand: string;
}

/** Returns the form of an action. An action without fields is shown for confirmation. */
export async function actionForm<Where extends DeskArgs>(
  action: Action<Where, NoInfer<Where>>,
  { name, brand }: Named,
  where: Where,
) {
  const query = new URL(where.request.url).searchParams;
  const fields = Object.fromEntries(Object.keys(action.fields).map((field) => [field, query.get(field) ?? ""]));
  const taken = await conflictIn(action.assertOffered?.(where, targetIn(where), fields));
  if (action.seen) fields.seen = await action.seen(where, targetIn(where));
  const page = await pageOf(action, where, targetIn(where), fields);
  if (taken) return orWrong(where, page, () => Promise.reject(taken));
  if (page.fields.some(({ kind }) => kind !== "hidden")) return page;
  return { ...page, confirm: await shown(action, where, { action: name, brand, target: targetIn(where), fields }) };
}

/** Handles a submitted form: returns the preview, or runs the action. */
export async function performAction<Where extends DeskArgs>(
  action: Action<Where, NoInfer<Where>>,
  { name, brand }: Named,
  where: Where,
) {
  const { desk, visit } = where.context;
  const target = targetIn(where);
  const form = await readFields(where.request);
  const filled = Object.fromEntries(
    Object.entries(action.fields).map(([field, { kind }]) => {
      return [field, form[field] ?? (kind === "checks" ? checked(field, form) : "")];
    }),
  );
  const taken = await conflictIn(action.assertOffered?.(where, target, filled));
  const { seen } = filled;
  // Keeps the state that the operator saw: a return to the fields does not show a colleague's change.
  if (action.seen && !(seen && form.step === "change")) filled.seen = await action.seen(where, target);
  const page = await pageOf(action, where, target, filled);
  if (form.step === "change") return page;
  const chosen: ChosenAction = { action: name, brand, target, fields: filled };
  const signed = isSigned(action.permission);
  return orWrong(where, page, async () => {
    // Thrown here, so that the error appears in the form and no input is lost.
    if (taken) throw taken;
    // The answer to this error carries the current state, so that the next submission succeeds.
    if (seen && seen !== filled.seen) throw changedMeanwhile();
    assertFilled(action, page, filled);
    action.check?.(filled);
    if (form.step !== "do") {
      return { ...page, confirm: await shown(action, where, chosen) };
    }
    const { confirmation: id = "", answer = "" } = form;
    const { pending } = where.context;
    const waits = action.undoable && pending.ms > 0;
    // Runs the preview's checks, because an impossible action must fail now and not when it is due.
    if (waits) await action.preview?.(where, target, filled);
    const assertAlone =
      action.assertAlone && ((waiting: PendingAction[]) => action.assertAlone!(where, target, waiting));
    const wait = { ms: pending.ms, language: visit.words.language, assertAlone };
    const then = waits ? (tx: Tx) => postpone(desk, tx, where.who, [chosen], wait) : undefined;
    if (signed) await assertSigned(desk, where.who, chosen, { id, answer, origin: visit.origin }, then);
    else await assertShown(desk, where.who, chosen, id, then);
    if (waits) {
      pending.soon();
      throw redirect(page.back);
    }
    const outcome = await action.run(where, target, filled);
    const next = action.next?.(where, target, filled) ?? page.back;
    if (!outcome) throw redirect(withNews(where, next, { kind: "done", action: name }));
    if (outcome instanceof Response) throw outcome;
    const { text, params, value } = outcome;
    return { ...page, outcome: { text: visit.words.t(text, params), value } };
  });
}

/** Returns the error if the check fails because of a colleague's action. Rethrows any other error. */
async function conflictIn(check: Promise<void> | undefined): Promise<DomainError | undefined> {
  try {
    await check;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "conflict") return error;
    throw error;
  }
}

/** Returns the preview and the required signature for the confirmation step. */
async function shown<Where extends DeskArgs>(
  action: Action<Where, NoInfer<Where>>,
  where: Where,
  chosen: ChosenAction,
): Promise<NonNullable<ActionPage["confirm"]>> {
  const signed = isSigned(action.permission);
  const emails = (await action.preview?.(where, chosen.target, chosen.fields)) ?? [];
  const { id, options } = await askForConfirmation(where.context.desk, where.who, chosen, signed);
  return {
    confirmation: id,
    sign: signed ? (options ? "key" : "code") : null,
    options: options && JSON.stringify(options),
    emails: emails.map((email) => ({ ...email, languageName: LANGUAGE_NAMES[email.language as Language] })),
  };
}

/** Returns the target's id from the query: `?on=`. */
function targetIn({ request }: DeskArgs): string {
  return new URL(request.url).searchParams.get("on") ?? "";
}

async function pageOf<Where extends DeskArgs>(
  action: Action<Where, NoInfer<Where>>,
  where: Where,
  target: string,
  filled: Filled,
): Promise<ActionPage> {
  const { t } = where.context.visit.words;
  const name = await action.targetName(where, target);
  const fields: ShownField[] = [];
  for (const [field, { kind, label, hint, missing, options }] of Object.entries(action.fields)) {
    const choices = (await options?.(where, target))?.map((option) => {
      return { value: option.value, label: typeof option.label === "string" ? t(option.label) : option.label.text };
    });
    const words = { label: t(label), hint: hint && t(hint), options: choices };
    fields.push({ name: field, kind, ...words, optional: missing === undefined, value: filled[field] ?? "" });
  }
  const destructive = action.destructive === true;
  const found = await action.beside?.(where, target);
  const beside = found ? { ...found, title: t(found.title), none: t(found.none) } : null;
  const back = await action.back(where, target);
  return { title: t(action.title), shownTo: where.who.id, target: name, back, fields, destructive, beside, errors: {} };
}

/** Throws `invalid` for an empty required field, and for a choice that was not offered. */
function assertFilled<Where extends DeskArgs>({ fields }: Action<Where>, page: ActionPage, filled: Filled): void {
  const wrong = page.fields.flatMap(({ name, kind, options }): [string, FieldError[]][] => {
    const value = filled[name] ?? "";
    const { missing } = fields[name]!;
    const max = kind === "words" ? LONGEST_WORDS : LONGEST;
    if (value.length > max) return [[name, [{ key: "console.too_long", params: { max } }]]];
    if (missing && value === "") return [[name, [{ key: missing }]]];
    const chosen = kind === "checks" ? valuesOf(value) : [value];
    const offered = !options || chosen.every((each) => options.some((option) => option.value === each));
    return offered ? [] : [[name, [{ key: "console.choice_missing" }]]];
  });
  if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong));
}

/** Maximum length in characters: of a text for emails, and of a single line. */
const LONGEST_WORDS = 4000;
const LONGEST = 500;
