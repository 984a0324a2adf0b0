import type { Site } from "~/app/domain/site";
import { readEnvironment } from "~/app/settings/environment";
import type { Asked } from "~/db/pages";
import { withSite } from "../site-alone";
import type { Answer, AnyVerb, Arguments, Common, Given, None, Options } from "./declaration";
import { whole } from "./readers";

interface Declared<A extends Arguments, O extends Options, Result, More = unknown>
  extends Omit<Common<A, O>, "tenant"> {
  run(site: Site, given: Given<A, O> & More): Promise<Result>;
}

/** Declares a verb that takes `--tenant` and works with that tenant's site. */
export function siteVerb<const A extends Arguments = None, const O extends Options = None>({
  run,
  ...declared
}: Declared<A, O, Answer>): AnyVerb {
  return {
    ...declared,
    tenant: true,
    run: (given: Given<A, O>) => withSite(readEnvironment(), given.tenant, (site) => run(site, given)),
  };
}

/** A page of a list. `next` is the value for --after; null on the last page. */
export interface Listing extends Answer {
  data: object;
  next: string | null;
}

/** Declares a verb that lists a tenant's items by page, with the same options and the same `next`. */
export function listing<const A extends Arguments = None, const O extends Options = None>({
  options,
  run,
  ...declared
}: Declared<A, O, Listing, Asked>): AnyVerb {
  return siteVerb({
    ...declared,
    options: { ...options, after, limit },
    async run(site, given) {
      const { lines, data, next } = await run(site, given as Given<A, O> & Asked);
      const more = next === null ? [] : [`There is more: --after ${next}`];
      return {
        lines: lines.length + more.length > 0 ? [...lines, ...more] : ["Nothing found"],
        data: { ...data, next },
      };
    },
  });
}

const after = { takes: "<cursor>", does: "continues after this position, the previous page's `next`" } as const;
const limit = { takes: "<n>", does: "maximum number", usual: "100", read: whole(1, 1000) } as const;
