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

/** Whether a path is the page of an action, which also receives its form. It may have a query. */
export function isActPath(path: string): boolean {
  return /^(\/brands\/[^/?#]+)?\/acts\/[^/?#]+(\?|$)/.test(path);
}

/** The parameter of a sign-in with such a form. With it, the page also answers an operator who is signed in already. */
export const CARRIED = "carried";

/** The hidden field of an action's form with its operator. */
export const SHOWN_TO = "shown_to";

/**
 * The form of an operator whose session ended meanwhile, for a hidden field of the sign-in. Sealed, because another
 * operator may sign in there. "" for an empty or too large form, or another form than an action's.
 */
export function carry(desk: Pick<Desk, "sealer" | "now">, to: string, form: Record<string, string>): string {
  const { [SHOWN_TO]: by = "", ...sent } = form;
  const fields = Object.fromEntries(Object.entries(sent).filter(([name, value]) => value && !OF_ITS_STEP.has(name)));
  const text = JSON.stringify({ by, until: desk.now() + LASTS, to, fields } satisfies z.input<typeof sealedForm>);
  const isWorth = isActPath(to) && by !== "" && Object.keys(fields).length > 0 && text.length <= LONGEST;
  return isWorth ? desk.sealer.seal(PURPOSE, text) : "";
}

/** The form after the sign-in; undefined if it is another operator's, too old, or missing. */
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
/** In ms: as long as an unused session. */
const LASTS = 30 * 60 * 1000;
/** In characters of JSON: each of a few fields has at most four thousand. */
const LONGEST = 30_000;
/** Values of one step, which are asked for again: above all a signature. */
const OF_ITS_STEP = new Set(["step", "deed", "answer"]);
