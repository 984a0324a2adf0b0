import { caseActs, serviceActs } from "~/app/console/cases/actions";
import { closingOnce } from "~/app/console/cases/closing-actions";
import { handingActs } from "~/app/console/cases/handing-actions";
import { lookActs } from "~/app/console/cases/looks-actions";
import { offeredOnCases } from "~/app/console/cases/on-cases-actions";
import { lawActs } from "~/app/console/law/actions";
import { memberActs } from "~/app/console/members/actions";
import { dataActs } from "~/app/console/members/data-actions";
import { operatorActs } from "~/app/console/operators/actions";
import { mailActs } from "~/app/console/operators/mails-actions";
import { selfActs } from "~/app/console/operators/self-actions";
import { moneyActs, settlingActs } from "~/app/console/payments/actions";
import { pageOfPhotosActs, photoActs } from "~/app/console/photos/actions";
import { qualityActs } from "~/app/console/quality/actions";
import { sweepActs } from "~/app/console/queue/sweeps-actions";
import { settingActs } from "~/app/console/settings/actions";
import { questionActs } from "~/app/console/settings/questions-actions";
import type { MessageKey } from "~/app/locales";
import type { BrandAct, DeskAct } from "./act";

/** Every action of a brand, by the name in its address, in the order of the links on a member's file. */
export const BRAND_ACTS: Record<string, BrandAct> = closingOnce(
  offeredOnCases({
    ...caseActs,
    ...serviceActs,
    ...sweepActs,
    ...questionActs,
    ...handingActs,
    ...qualityActs,
    ...photoActs,
    ...memberActs,
    ...dataActs,
    ...lawActs,
    ...lookActs,
    ...moneyActs,
    ...settlingActs,
  }),
);

/** The actions that a queue can hide, as options of a form. */
export const HIDEABLE_ACTS = Object.entries(BRAND_ACTS).flatMap(([value, { hideable }]) =>
  hideable ? { value, label: hideable } : [],
);

/** Every action that belongs to no brand, by the name in its address. */
export const DESK_ACTS: Record<string, DeskAct> = {
  ...operatorActs,
  ...selfActs,
  ...mailActs,
  ...settingActs(HIDEABLE_ACTS),
};

/** The title of each audit entry that an action of the console writes. */
export const AUDIT_TITLES: ReadonlyMap<string, MessageKey> = new Map(
  [DESK_ACTS, BRAND_ACTS, pageOfPhotosActs].flatMap((acts) =>
    Object.entries<Pick<BrandAct, "title" | "writes">>(acts).flatMap(([name, { title, writes = [name] }]) =>
      writes.map((entry): [string, MessageKey] => [entry, title]),
    ),
  ),
);

/** Returns an action that can run later than it was confirmed. */
export function undoableNamed(name: string): BrandAct | undefined {
  const acts = [BRAND_ACTS, pageOfPhotosActs].find((each) => Object.hasOwn(each, name));
  return acts?.[name]?.undoable ? acts[name] : undefined;
}

/** Returns the title of an action. Undefined for an unknown name. */
export function titleOfAct(name: string): BrandAct["title"] | undefined {
  const acts = [DESK_ACTS, BRAND_ACTS, pageOfPhotosActs].find((each) => Object.hasOwn(each, name));
  return acts?.[name]?.title;
}
