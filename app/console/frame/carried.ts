import { z } from "zod";
import type { Desk } from "~/app/domain/desk";

/** The input of an action's form, and its page. */
export interface CarriedForm {
  to: string;
  fields: Record<string, string>;
}

const sealedForm = z.object({
  by: z.string(),
  until: z.number(),
  to: z.string(),
  fields: z.record(z.string(), z.string()),
});

/** Returns whether a path, possibly with a query, is the page of an action. Only such a page accepts a carried form. */
export function isActionPath(path: string): boolean {
  return /^(\/brands\/[^/?#]+)?\/actions\/[^/?#]+(\?|$)/.test(path);
}

/**
 * The parameter of a sign-in page that received a carried form. With the parameter, the page also answers a signed-in
 * operator.
 */
export const CARRIED = "carried";

/** The hidden field of an action's form that names the operator who got it. */
export const SHOWN_TO = "shown_to";

/**
 * Seals the form of an operator whose session ended. The sign-in page carries the sealed form in a hidden field,
 * because another operator may sign in there. Returns "" for an empty form, a form of more than 30,000 characters, and
 * a form of another page.
 */
export function carry(desk: Pick<Desk, "sealer" | "now">, to: string, form: Record<string, string>): string {
  const { [SHOWN_TO]: by = "", ...sent } = form;
  const fields = Object.fromEntries(Object.entries(sent).filter(([name, value]) => value && !OF_ITS_STEP.has(name)));
  const text = JSON.stringify({ by, until: desk.now() + LASTS, to, fields } satisfies z.input<typeof sealedForm>);
  const isWorth = isActionPath(to) && by !== "" && Object.keys(fields).length > 0 && text.length <= LONGEST;
  return isWorth ? desk.sealer.seal(PURPOSE, text) : "";
}

/**
 * Opens a carried form after a sign-in. Undefined if the form belongs to another operator, is too old, or is missing.
 */
export function carriedBy(
  { sealer, now }: Pick<Desk, "sealer" | "now">,
  operatorId: string,
  sealed: string,
): CarriedForm | undefined {
  const text = sealer.open(PURPOSE, sealed);
  if (text === undefined) return undefined;
  const { data } = sealedForm.safeParse(JSON.parse(text));
  if (data?.by !== operatorId || data.until <= now()) return undefined;
  return { to: data.to, fields: { [SHOWN_TO]: data.by, ...data.fields } };
}

const PURPOSE = "carried form";
/** The validity of a carried form in ms, as long as an unused session. */
const LASTS = 30 * 60 * 1000;
/** Maximum size of a form as JSON, in characters: a few fields of 4,000 characters each. */
const LONGEST = 30_000;
/** Fields that belong to a single step, above all the signature. The operator fills them in again. */
const OF_ITS_STEP = new Set(["step", "confirmation", "answer"]);
