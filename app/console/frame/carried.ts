import { z } from "zod";
import type { Desk } from "~/app/domain/desk";

/** What an act's form was filled in with, and the page that it stands on. */
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

/** Whether a path is the page of an act, which its form is sent to. It may have a query. */
export function isActPath(path: string): boolean {
  return /^(\/brands\/[^/?#]+)?\/acts\/[^/?#]+(\?|$)/.test(path);
}

/** The parameter of a sign-in that such a form was sent on to. With it, the page also answers somebody who is signed in already. */
export const CARRIED = "carried";

/** The hidden field of an act's form that says to whom it was shown. */
export const SHOWN_TO = "shown_to";

/**
 * The form of somebody whose session ended as they filled it in, for a hidden field of the sign-in: sealed, since another one may sign
 * in there. "" where nothing is filled in, far too much, or another form than an act's.
 */
export function carry(desk: Pick<Desk, "sealer" | "now">, to: string, form: Record<string, string>): string {
  const { [SHOWN_TO]: by = "", ...sent } = form;
  const fields = Object.fromEntries(Object.entries(sent).filter(([name, value]) => value && !OF_ITS_STEP.has(name)));
  const text = JSON.stringify({ by, until: desk.now() + LASTS, to, fields } satisfies z.input<typeof sealedForm>);
  const isWorth = isActPath(to) && by !== "" && Object.keys(fields).length > 0 && text.length <= LONGEST;
  return isWorth ? desk.sealer.seal(PURPOSE, text) : "";
}

/** The same once somebody has signed in; undefined where it is another one's, too old, or nothing. */
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
/** In ms: as long as a session that is not used. */
const LASTS = 30 * 60 * 1000;
/** In characters of JSON: each of a few fields holds four thousand. */
const LONGEST = 30_000;
/** What belongs to one step of a form, and is asked for again: a signature above all. */
const OF_ITS_STEP = new Set(["step", "deed", "answer"]);
