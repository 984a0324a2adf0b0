import { z } from "zod";
import { readOutside } from "~/app/domain/site/outside/outside";
import { partnerOffers } from "~/tenants/offers";
import type { Tenant } from "~/tenants/schema";

/** The offers of a tenant's partners: their feed, or offers.json where there is none or it does not answer. */
export interface Offers {
  /** The current offers. Never waits: an outdated feed is read again in the background. */
  known(): Offered;
  /** The same, once a feed that is out of date was read or has failed. Takes as long as the feed may, at most. */
  latest(): Promise<Offered>;
}

type Offered = NonNullable<Tenant["overrides"]["offers"]>;

interface Ground {
  /** UTC ms. */
  now(): number;
  log: { warn(failure: { err: unknown; failures: number }, message: string): void };
}

/** Several failures in a row break the circuit: the feed is left alone for longer. In ms. */
const PAUSE = 30_000;
const BREAK = 10 * 60_000;
const FAILURES_TO_BREAK = 3;
/** For how long an answer counts after a feed has stopped answering, in ms. */
const STALE = 60 * 60_000;
const MOST_CAMS = 500;
/** In bytes. */
const LONGEST_ANSWER = 256 * 1024;

const NOTHING: Offered = { cams: [] };

export function offersFor({ memberResell, overrides, language }: Tenant, { now, log }: Ground): Offers {
  const { feed } = memberResell;
  const ofFile = overrides.offers ?? NOTHING;
  if (!feed) return { known: () => ofFile, latest: async () => ofFile };

  let answer: { offers: Offered; at: number } | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let reading: Promise<void> | undefined;

  async function read(address: string, timeoutMs: number, cacheMinutes: number): Promise<void> {
    try {
      const text = await readOutside(address, { signal: AbortSignal.timeout(timeoutMs), most: LONGEST_ANSWER });
      answer = { offers: offersIn(JSON.parse(text), language), at: now() };
      failures = 0;
      nextAt = now() + cacheMinutes * 60_000;
    } catch (error) {
      failures++;
      nextAt = now() + (failures < FAILURES_TO_BREAK ? PAUSE : BREAK);
      log.warn({ err: error, failures }, "a partner's feed could not be read");
    }
  }

  const refresh = () => {
    if (now() < nextAt) return reading;
    reading ??= read(feed.address, feed.timeoutMs, feed.cacheMinutes).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const current = () => (answer && now() - answer.at < feed.cacheMinutes * 60_000 + STALE ? answer.offers : ofFile);
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

/** The valid entries of a feed, without unknown keys. */
function offersIn(said: unknown, language: Tenant["language"]): Offered {
  const { cams, ad: other } = list.parse(said);
  const shown = ad.safeParse(other).data;
  return {
    cams: cams.slice(0, MOST_CAMS).flatMap((each) => cam.safeParse(each).data ?? []),
    ad: shown?.title[language] && shown.text[language] ? shown : undefined,
  };
}
