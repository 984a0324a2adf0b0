import type { Permission } from "~/app/domain/desk/permissions/permissions";
import type { Asked } from "~/db/pages";
import type { Answer, AnyVerb, Arguments, Given, None, Options } from "./declaration";
import { whole } from "./readers";

/** A page of a list. `next` is the value for --after; null on the last page. */
export interface Listing extends Answer {
  data: object;
  next: string | null;
}

interface Declared<A extends Arguments, O extends Options> {
  /** One line. */
  does: string;
  permission: Permission;
  /** Further help, below that line. */
  more?: string;
  arguments?: A;
  options?: O;
  run(given: Given<A, O>, asked: Asked): Promise<Listing>;
}

/** Declares a verb that lists a tenant's items by page, with the same options and the same `next`. */
export function listing<const A extends Arguments = None, const O extends Options = None>({
  options,
  run,
  ...declared
}: Declared<A, O>): AnyVerb {
  return {
    ...declared,
    tenant: true,
    options: { ...options, after, limit },
    async run(given: Given<A, O> & Asked) {
      const { lines, data, next } = await run(given, given);
      const more = next === null ? [] : [`There is more: --after ${next}`];
      return {
        lines: lines.length + more.length > 0 ? [...lines, ...more] : ["There is none"],
        data: { ...data, next },
      };
    },
  };
}

const after = { takes: "<cursor>", does: "the page after that one, which says it as `next`" } as const;
const limit = { takes: "<n>", does: "so many at most", usual: "100", read: whole(1, 1000) } as const;
