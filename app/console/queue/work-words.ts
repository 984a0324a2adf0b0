import { colleagues } from "~/app/console/frame/colleagues";
import type { DeskArgs } from "~/app/console/frame/guards";
import { timeOf } from "~/app/console/frame/times";
import type { Site } from "~/app/domain/site";
import type { Claim } from "./claims";

/** The leases of a brand's photos, as text. */
export interface InHandPhotos {
  /** Whether the page shows only the operator's own leases. */
  isMine: boolean;
  /** The end of the operator's own lease. Null without one. */
  mine: string | null;
  /** The names of the other operators with leases. Null if no other operator has a lease. */
  others: string | null;
}

interface Hands {
  own: string[];
  others: Claim[];
  until: number;
  isMine: boolean;
}

export async function inHandInWords(
  { context: { desk, visit } }: Pick<DeskArgs, "context">,
  site: Site,
  { own, others, until, isMine }: Hands,
): Promise<InHandPhotos> {
  const { t, locale } = visit.words;
  const time = timeOf(site.tenant, visit.words);
  const count = new Intl.NumberFormat(locale);
  const nameOf = others.length > 0 ? await colleagues(desk) : () => "";
  const holders = [...new Set(others.map(({ holder }) => holder))].map((holder) => {
    const theirs = others.filter((each) => each.holder === holder);
    const at = time(Math.max(...theirs.map((each) => each.until)));
    return t("work.holder", { name: nameOf(holder), number: count.format(theirs.length), time: at });
  });
  return {
    isMine,
    mine: isMine && own.length > 0 ? t("work.yours", { time: time(until) }) : null,
    others: holders.length > 0 ? t("work.others_have", { names: holders.join(", ") }) : null,
  };
}
