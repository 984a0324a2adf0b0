import type { BrandAct, DeskAct } from "./act";
import { caseActs, serviceActs } from "./cases";
import { closingOnce } from "./closing";
import { dataActs } from "./data";
import { handingActs } from "./handing";
import { lawActs } from "./law";
import { withLikeAccounts } from "./likes";
import { lookActs } from "./looks";
import { mailActs } from "./mails";
import { memberActs } from "./members";
import { moneyActs, settlingActs } from "./money";
import { offeredOnCases } from "./on-cases";
import { operatorActs } from "./operators";
import { pageOfPhotosActs, photoActs } from "./photos";
import { qualityActs } from "./quality";
import { questionActs } from "./questions";
import { selfActs } from "./self";
import { settingActs } from "./settings";
import { sweepActs } from "./sweeps";
import { textActs } from "./texts";

/** Every act that belongs to no brand, by the name in its address. */
export const DESK_ACTS: Record<string, DeskAct> = { ...operatorActs, ...selfActs, ...mailActs, ...settingActs };

/** Every act on something of one brand. */
export const BRAND_ACTS: Record<string, BrandAct> = closingOnce(
  offeredOnCases(
    withLikeAccounts({
      ...caseActs,
      ...serviceActs,
      ...sweepActs,
      ...questionActs,
      ...handingActs,
      ...qualityActs,
      ...photoActs,
      ...memberActs,
      ...textActs,
      ...dataActs,
      ...lawActs,
      ...lookActs,
      ...moneyActs,
      ...settlingActs,
    }),
  ),
);

/** An act that may be done later than it was confirmed. */
export function undoableNamed(name: string): BrandAct | undefined {
  const acts = [BRAND_ACTS, pageOfPhotosActs].find((each) => Object.hasOwn(each, name));
  return acts?.[name]?.undoable ? acts[name] : undefined;
}

/** The title of an act; undefined where there is none of that name. */
export function titleOfAct(name: string): BrandAct["title"] | undefined {
  const acts = [DESK_ACTS, BRAND_ACTS, pageOfPhotosActs].find((each) => Object.hasOwn(each, name));
  return acts?.[name]?.title;
}
