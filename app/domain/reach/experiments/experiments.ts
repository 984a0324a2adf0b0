import { createHash } from "node:crypto";
import { todayOf } from "~/app/domain/ages";
import { batch } from "~/app/domain/batches";
import { startOfDay } from "~/app/domain/days";
import type { Site } from "~/app/domain/site";
import type { Tenant } from "~/tenants/config/schema";
import { addEntries, entriesFrom, signedUpBy } from "./experiments.queries";
import { differenceOf, type Interval, intervalOf } from "./intervals";

type Experiment = Tenant["experiments"][number];
type Variant = Experiment["variants"][number];

export interface Entry {
  experiment: string;
  /** The group's id; "" for visitors without a group. */
  group: string;
  variant: string;
}

/** What determines a visitor's group, and the partner's click that brought them. */
export interface Entrant {
  country: string | null;
  network: string | null;
  click: string | null;
}

export function experimentOf({ tenant }: Pick<Site, "tenant">, id: string): Experiment | undefined {
  return tenant.experiments.find((each) => each.id === id);
}

/** The variant for visitors who are not counted, such as search engines: always the first. */
export const fixedVariant = ({ variants }: Experiment): Variant => variants[0]!;

/** Draws a variant for a visitor by their group's weights, the same for a repeated click. Counts nothing. */
export function drawVariant(site: Pick<Site, "randomBytes">, experiment: Experiment, entrant: Entrant) {
  const group = experiment.groups.find(
    ({ countries, networks }) =>
      (!countries || (entrant.country !== null && countries.includes(entrant.country))) &&
      (!networks || (entrant.network !== null && networks.includes(entrant.network))),
  );
  const weighted = weightsIn(experiment, group?.id ?? "");
  const whole = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = entrant.click === null ? site.randomBytes(4) : bytesOf(`${experiment.id}\0${entrant.click}`);
  const point = (Buffer.from(drawn).readUInt32BE() / 2 ** 32) * whole;
  const { variant } = weighted[placeOf(point, weighted)]!;
  return { variant, entry: { experiment: experiment.id, group: group?.id ?? "", variant: variant.id } };
}

const bytesOf = (text: string) => createHash("sha256").update(text).digest();

/** Returns the index of the weight that contains a point, if the weights are laid end to end. */
function placeOf(point: number, weighted: readonly { weight: number }[]): number {
  let end = 0;
  return weighted.findIndex(({ weight }) => {
    end += weight;
    return point < end;
  });
}

/** Returns the variants with their weights in a group; the experiment's own if the group is unknown. */
function weightsIn({ variants, groups }: Experiment, id: string): { variant: Variant; weight: number }[] {
  const own = groups.find((each) => each.id === id)?.weights;
  return variants.map((variant) => ({ variant, weight: own ? (own[variant.id] ?? 0) : variant.weight }));
}

export function queryOf({ experiment, group, variant }: Entry): string {
  return `?experiment=${experiment}${group && `.${group}`}&variant=${variant}`;
}

export function entryIn(url: URL): Entry | null {
  const [experiment, group = "", more] = url.searchParams.get("experiment")?.split(".") ?? [];
  const variant = url.searchParams.get("variant");
  if (!experiment || !variant || more !== undefined) return null;
  return [experiment, variant, group || variant].every((name) => NAME.test(name))
    ? { experiment, group, variant }
    : null;
}

const NAME = /^[a-z0-9-]{1,40}$/;

const entriesOf = batch<number>({
  wait: 3000,
  async write(_, tx, counts) {
    for (const [key, visitors] of counts) {
      const [day, experiment, group, variant] = JSON.parse(key) as [string, string, string, string];
      await addEntries(tx, { day, experiment, group, variant, visitors });
    }
  },
  failure: "visitors of experiments could not be written",
});

/** Counts a visitor anonymously. Returns at once and never fails; the write follows within seconds. */
export function noteEntry(site: Site, { experiment, group, variant }: Entry): void {
  const counts = entriesOf(site);
  const key = JSON.stringify([todayOf(site), experiment, group, variant]);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export interface Comparison {
  experiment: string;
  /** The group's id; "" for visitors without a group. */
  group: string;
  since: string;
  sample: number;
  variants: Figures[];
  verdict: Verdict;
}

export interface Figures {
  variant: string;
  lander: string;
  visitors: number;
  signups: number;
  /** Members with a confirmed address. */
  activations: number;
  /** Sign-ups per visitor, and the 95 % interval. */
  rate: number;
  interval: Interval;
}

export type Verdict =
  /** Some variants have fewer visitors than required. `missing` is the total number of missing visitors. */
  | { state: "early"; missing: number }
  /**
   * One variant is better. `ahead` is the minimum and the maximum lead in the chance of a sign-up, by the other
   * variant's name.
   */
  | { state: "better"; variant: string; ahead: Record<string, Interval> }
  /** There are enough visitors, but the difference could be chance. */
  | { state: "undecided" }
  | { state: "single"; variant: string };

/** Returns each experiment of the tenant, group by group. Erased members count as visitors only. */
export async function comparisonsOf(site: Site): Promise<Comparison[]> {
  const found: Comparison[] = [];
  for (const experiment of site.tenant.experiments) {
    const count = await countsOf(site, experiment);
    for (const group of ["", ...experiment.groups.map(({ id }) => id)]) {
      const weighted = weightsIn(experiment, group);
      const shown = weighted.filter(({ variant, weight }) => weight > 0 || count(group, variant.id).visitors > 0);
      const variants = shown.map(({ variant }) => figuresOf(variant, count(group, variant.id)));
      const running = weighted.filter(({ weight }) => weight > 0).map(({ variant }) => variant.id);
      const { id, since, sample } = experiment;
      const verdict = judge(
        variants.filter((each) => running.includes(each.variant)),
        sample,
      );
      found.push({ experiment: id, group, since, sample, variants, verdict });
    }
  }
  return found;
}

type Counts = Pick<Figures, "visitors" | "signups" | "activations">;

function countsOf(site: Site, { id, since }: Experiment) {
  return site.db.read(async (conn) => {
    const counts = new Map<string, Counts>();
    const of = (group: string, variant: string): Counts => {
      const key = `${group}.${variant}`;
      const known = counts.get(key) ?? { visitors: 0, signups: 0, activations: 0 };
      counts.set(key, known);
      return known;
    };
    for (const row of await entriesFrom(conn, id, since)) of(row.group, row.variant).visitors += row.visitors;
    for (let after = ""; ; ) {
      const members = await signedUpBy(conn, { since: startOfDay(since, site.tenant.timeZone), after, limit: AT_ONCE });
      if (members.length === 0) break;
      after = members.at(-1)!.id;
      for (const { formPath, confirmedAt } of members) {
        const entry = URL.canParse(formPath!, ANY) ? entryIn(new URL(formPath!, ANY)) : null;
        if (entry?.experiment !== id) continue;
        const known = of(entry.group, entry.variant);
        known.signups++;
        if (confirmedAt !== null) known.activations++;
      }
    }
    return of;
  });
}

const ANY = "http://site.invalid";
const AT_ONCE = 500;

function figuresOf({ id, lander }: Variant, counts: Counts): Figures {
  const proportion = proportionOf(counts);
  const rate = proportion.trials === 0 ? 0 : proportion.successes / proportion.trials;
  return { variant: id, lander, ...counts, rate, interval: intervalOf(proportion) };
}

/**
 * Returns the share of sign-ups. A shared address brings sign-ups without counted visits, so the share is at most 1.
 */
function proportionOf({ visitors, signups }: Counts) {
  return { successes: Math.min(signups, visitors), trials: visitors };
}

/**
 * Compares the variants. There is no verdict before all of them have the required visitors, because repeated checks
 * would take chance for a winner.
 */
function judge(variants: readonly Figures[], sample: number): Verdict {
  if (variants.length === 1) return { state: "single", variant: variants[0]!.variant };
  const missing = variants.reduce((sum, { visitors }) => sum + Math.max(0, sample - visitors), 0);
  if (missing > 0) return { state: "early", missing };
  const [best, ...others] = [...variants].sort((one, other) => other.rate - one.rate) as [Figures, ...Figures[]];
  const pairs = (variants.length * (variants.length - 1)) / 2;
  const ahead = others.map((other) => {
    return [other.variant, differenceOf(proportionOf(best), proportionOf(other), pairs)] as const;
  });
  if (ahead.some(([, [low]]) => low <= 0)) return { state: "undecided" };
  return { state: "better", variant: best.variant, ahead: Object.fromEntries(ahead) };
}
