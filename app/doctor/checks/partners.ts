import { postbacksOf } from "~/app/domain/reach/postbacks/postbacks";
import { countRefused } from "~/app/domain/safety/statements/refused";
import { readOutside } from "~/app/domain/site/outside/outside";
import { templateOf } from "~/tenants/config/postbacks";
import { type Found, orFine, reasonOf, warning } from "../findings";
import { isLocal } from "./brands";
import type { Brand, Check } from "./check";
import { readOf } from "./storage";

/** Maximum size of a partner's feed in bytes, the limit of the code that reads the offers. */
const LONGEST_FEED = 256 * 1024;
/** How long a refusal is reported, in ms. An older refusal no longer describes the partner. */
const RECENT = 7 * 24 * 60 * 60_000;

/**
 * Checks that partners' feeds are readable, that postback hosts resolve, and that partners and the Commission accept
 * what the site sends.
 */
export const partners: Check<Brand> = {
  name: "partners",
  async run(context, { slug, tenant }) {
    if (!tenant) return [];
    const found: Found[] = [];
    const { feed } = tenant.memberResell;
    if (feed) {
      try {
        const signal = AbortSignal.timeout(feed.timeoutMs);
        JSON.parse(await readOutside(feed.address, { signal, most: LONGEST_FEED }));
      } catch (error) {
        found.push(warning("feed_unread", { host: new URL(feed.address).host, problem: reasonOf(error) }));
      }
    }
    for (const partner of tenant.postbacks) {
      const { hostname } = new URL(templateOf(partner).replace(/[{}]/g, ""));
      if (isLocal(hostname) || (await context.names.addresses(hostname)).length > 0) continue;
      found.push(warning("record_none", { type: "A", name: hostname }));
    }
    if (tenant.law.transparencyDatabase) {
      const refused = (await readOf(context, slug, (db) => countRefused({ db, now: context.now }))) ?? 0;
      if (refused > 0) found.push(warning("statements_refused", { count: refused, slug }));
    }
    if (tenant.postbacks.length === 0) return orFine(found);
    const told = await readOf(context, slug, (db) => postbacksOf({ db }, ["refused", "waiting"], { limit: 100 }));
    const count = (told?.rows ?? []).filter(
      ({ state, givenUp, at }) => (state === "refused" || givenUp) && context.now() - at < RECENT,
    ).length;
    if (count > 0) found.push(warning("postbacks_refused", { count, slug }));
    return orFine(found);
  },
};
