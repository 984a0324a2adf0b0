import { z } from "zod";
import { readOutside } from "~/app/domain/site/outside/outside";
import { derived } from "~/tenants/config/derived";
import { partnerOffers } from "~/tenants/config/offers.schema";
import type { Tenant } from "~/tenants/config/schema";

/** The offers of a tenant's partners, from their feed. If the feed fails, from offers.json. */
export interface Offers {
  /** Returns the present offers. Never waits: an outdated feed is refreshed in the background. */
  known(): Offered;
  /** Returns the offers after an outdated feed was read or has failed. Takes at most the feed's timeout. */
  latest(): Promise<Offered>;
}

type Offered = NonNullable<Tenant["overrides"]["offers"]>;

interface Dependencies {
  /** UTC ms. */
  now(): number;
  log: { warn(failure: { err: unknown; failures: number }, message: string): void };
}

/** Pauses after a failure, in ms. Several failures in a row open the circuit: the feed then gets a longer pause. */
const PAUSE = 30_000;
const BREAK = 10 * 60_000;
const FAILURES_TO_BREAK = 3;
/** In ms: how long the last answer is used after a feed has stopped answering. */
const STALE = 60 * 60_000;
const MOST_CAMS = 500;
/** Maximum length of a feed's answer, in bytes. */
const LONGEST_ANSWER = 256 * 1024;

const NOTHING: Offered = { cams: [] };

interface Memory {
  answer: { offers: Offered; at: number } | undefined;
  nextAt: number;
  failures: number;
  reading: Promise<void> | undefined;
}

/**
 * The last answer of a feed. The answer belongs to a revision of the config, because the site may be rebuilt meanwhile.
 */
const memoryOf = derived((): Memory => {
  return { answer: undefined, nextAt: Number.NEGATIVE_INFINITY, failures: 0, reading: undefined };
});

export function offersFor(tenant: Tenant, { now, log }: Dependencies): Offers {
  const { memberResell, overrides, language } = tenant;
  const { feed } = memberResell;
  const ofFile = overrides.offers ?? NOTHING;
  if (!feed) return { known: () => ofFile, latest: async () => ofFile };

  const memory = memoryOf(tenant);

  async function read(address: string, timeoutMs: number, cacheMinutes: number): Promise<void> {
    try {
      const text = await readOutside(address, { signal: AbortSignal.timeout(timeoutMs), most: LONGEST_ANSWER });
      memory.answer = { offers: offersIn(JSON.parse(text), language), at: now() };
      memory.failures = 0;
      memory.nextAt = now() + cacheMinutes * 60_000;
    } catch (error) {
      memory.failures++;
      memory.nextAt = now() + (memory.failures < FAILURES_TO_BREAK ? PAUSE : BREAK);
      log.warn({ err: error, failures: memory.failures }, "a partner's feed could not be read");
    }
  }

  const refresh = () => {
    if (now() < memory.nextAt) return memory.reading;
    memory.reading ??= read(feed.address, feed.timeoutMs, feed.cacheMinutes).finally(() => {
      memory.reading = undefined;
    });
    return memory.reading;
  };
  const current = () => {
    const { answer } = memory;
    return answer && now() - answer.at < feed.cacheMinutes * 60_000 + STALE ? answer.offers : ofFile;
  };
  return {
    known() {
      refresh();
      return current();
    },
    async latest() {
      await refresh();
      return current();
    },
  };
}

const list = z.object({ cams: z.array(z.unknown()).default([]), ad: z.unknown().optional() });
const cam = partnerOffers.shape.cams.unwrap().element.strip();
const ad = partnerOffers.shape.ad.unwrap().strip();

function offersIn(said: unknown, language: Tenant["language"]): Offered {
  const { cams, ad: other } = list.parse(said);
  const shown = ad.safeParse(other).data;
  return {
    cams: cams.slice(0, MOST_CAMS).flatMap((each) => cam.safeParse(each).data ?? []),
    ad: shown?.title[language] && shown.text[language] ? shown : undefined,
  };
}
