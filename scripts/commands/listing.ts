import type { Permission } from "~/app/domain/desk/permissions/permissions";
import type { Asked } from "~/db/pages";
import type { Answer, AnyVerb, Arguments, Given, None, Options } from "./declaration";
import { whole } from "./readers";

/** A page of a list: `next` is what --after takes to read on, null where nothing follows. */
export interface Listing extends Answer {
  data: object;
  next: string | null;
}

interface Declared<A extends Arguments, O extends Options> {
  /** In a line. */
  does: string;
  permission: Permission;
  /** What its help says below that. */
  more?: string;
  arguments?: A;
  options?: O;
  run(given: Given<A, O>, asked: Asked): Promise<Listing>;
}

/** A verb that lists what a tenant has of something, a page at a time. Each takes the same and says `next` in the same words. */
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
