import { z } from "zod";
import { oneLine } from "~/app/domain/texts";

/** The lists that can be come back to, each with the filters that it has. No search for people: it would be kept with names. */
const LISTS = new Map([
  ["/queue", ["brand", "kind"]],
  ["/photos", ["brand"]],
  ["/payments", ["brand"]],
]);

/** Stands for the console’s own origin. */
const DESK = "http://desk";

export const newView = z.object({
  name: z.string().transform(oneLine).pipe(z.string().min(1, "views.name_missing").max(40, "views.name_too_long")),
  path: z.string().transform(listed).pipe(z.string("views.path_wrong")),
});

export type NewView = z.input<typeof newView>;

/** A list with those of its filters that are set, always in the same order; undefined where there is no such list. */
export function listed(path: string): string | undefined {
  if (!URL.canParse(path, DESK)) return undefined;
  const { origin, pathname, searchParams } = new URL(path, DESK);
  if (origin !== DESK) return undefined;
  const filters = LISTS.get(pathname)?.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  if (!filters) return undefined;
  return filters.length > 0 ? `${pathname}?${new URLSearchParams(filters)}` : pathname;
}
