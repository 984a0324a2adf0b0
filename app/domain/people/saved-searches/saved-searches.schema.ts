import { z } from "zod";
import { readSearch } from "~/app/domain/people/search/search.schema";
import { farTooLong, lengthOf, oneLine } from "~/app/domain/texts";

const NAME_MAX = 60;
const QUERY_MAX = 4000;
const tooLong = { error: "error.too_long", params: { max: NAME_MAX } };

/** A saved search: its name, its query, and whether an email announces new members. */
export const searchDraft = z.object({
  name: z
    .string("error.required")
    .refine((given) => !farTooLong(given, NAME_MAX), { ...tooLong, abort: true })
    .transform(oneLine)
    .refine((given) => given !== "", "error.required")
    .refine((given) => lengthOf(given) <= NAME_MAX, tooLong),
  query: z
    .string("request.invalid")
    .max(QUERY_MAX, "request.invalid")
    .transform((query, context) => {
      const search = readSearch(query);
      if (search) return search;
      context.addIssue({ code: "custom", message: "request.invalid" });
      return z.NEVER;
    }),
  mails: z.boolean(),
});

export type SearchDraft = z.input<typeof searchDraft>;
