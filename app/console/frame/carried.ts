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

/** Returns whether a path, possibly with a query, is the page of an action, which takes its form. */
export function isActionPath(path: string): boolean {
  return /^(\/brands\/[^/?#]+)?\/actions\/[^/?#]+(\?|$)/.test(path);
}

/** The parameter of a sign-in that took such a form. With it, the page also answers a signed-in operator. */
export const CARRIED = "carried";

/** The hidden field of an action's form that names the operator who got it. */
export const SHOWN_TO = "shown_to";

/**
 * Seals the form of an operator whose session ended, for a hidden field of the sign-in: another operator may sign in
 * there. "" for an empty form, a far too large one, and a form of another kind.
 */
export function carry(desk: Pick<Desk, "sealer" | "now">, to: string, form: Record<string, string>): string {
  const { [SHOWN_TO]: by = "", ...sent } = form;
  const fields = Object.fromEntries(Object.entries(sent).filter(([name, value]) => value && !OF_ITS_STEP.has(name)));
  const text = JSON.stringify({ by, until: desk.now() + LASTS, to, fields } satisfies z.input<typeof sealedForm>);
  const isWorth = isActionPath(to) && by !== "" && Object.keys(fields).length > 0 && text.length <= LONGEST;
  return isWorth ? desk.sealer.seal(PURPOSE, text) : "";
}

/** Opens such a form after a sign-in. Undefined if it is another operator's, too old, or missing. */
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
/** In characters of JSON: a few fields with four thousand each. */
const LONGEST = 30_000;
/** Fields of a single step, above all a signature, which are asked for again. */
const OF_ITS_STEP = new Set(["step", "confirmation", "answer"]);
