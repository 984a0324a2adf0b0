import { z } from "zod";
import { oneLine } from "~/app/domain/texts";

/** The lists that can be saved, each with its filters. Excludes searches for members, which would store names. */
const LISTS = new Map([
  ["/queue", ["brand", "kind"]],
  ["/photos", ["brand"]],
  ["/payments", ["brand"]],
]);

/** A placeholder for the console's origin. */
const DESK = "http://desk";

export const newView = z.object({
  name: z.string().transform(oneLine).pipe(z.string().min(1, "views.name_missing").max(40, "views.name_too_long")),
  path: z.string().transform(listed).pipe(z.string("views.path_wrong")),
});

export type NewView = z.input<typeof newView>;

/** Normalizes the address of a list to its set filters, in a fixed order; undefined for an unknown list. */
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
