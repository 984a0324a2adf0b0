import { caseActions, serviceActions } from "~/app/console/cases/actions";
import { closingOnce } from "~/app/console/cases/closing-actions";
import { handingActions } from "~/app/console/cases/handing-actions";
import { lookActions } from "~/app/console/cases/looks-actions";
import { offeredOnCases } from "~/app/console/cases/on-cases-actions";
import { lawActions } from "~/app/console/law/actions";
import { memberActions } from "~/app/console/members/actions";
import { dataActions } from "~/app/console/members/data-actions";
import { operatorActions } from "~/app/console/operators/actions";
import { mailActions } from "~/app/console/operators/mails-actions";
import { selfActions } from "~/app/console/operators/self-actions";
import { moneyActions, settlingActions } from "~/app/console/payments/actions";
import { pageOfPhotosActions, photoActions } from "~/app/console/photos/actions";
import { qualityActions } from "~/app/console/quality/actions";
import { sweepActions } from "~/app/console/queue/sweeps-actions";
import { settingActions } from "~/app/console/settings/actions";
import { questionActions } from "~/app/console/settings/questions-actions";
import type { MessageKey } from "~/app/locales";
import type { BrandAction, DeskAction } from "./action";

/** Every action of a brand, by the name in its address, in the order of the links on a member's file. */
export const BRAND_ACTIONS: Record<string, BrandAction> = closingOnce(
  offeredOnCases({
    ...caseActions,
    ...serviceActions,
    ...sweepActions,
    ...questionActions,
    ...handingActions,
    ...qualityActions,
    ...photoActions,
    ...memberActions,
    ...dataActions,
    ...lawActions,
    ...lookActions,
    ...moneyActions,
    ...settlingActions,
  }),
);

/** The actions that a queue can hide, as options of a form. */
export const HIDEABLE_ACTIONS = Object.entries(BRAND_ACTIONS).flatMap(([value, { hideable }]) =>
  hideable ? { value, label: hideable } : [],
);

/** Every action that belongs to no brand, by the name in its address. */
export const DESK_ACTIONS: Record<string, DeskAction> = {
  ...operatorActions,
  ...selfActions,
  ...mailActions,
  ...settingActions(HIDEABLE_ACTIONS),
};

/** The title of each audit entry that an action of the console writes. */
export const AUDIT_TITLES: ReadonlyMap<string, MessageKey> = new Map(
  [DESK_ACTIONS, BRAND_ACTIONS, pageOfPhotosActions].flatMap((actions) =>
    Object.entries<Pick<BrandAction, "title" | "writes">>(actions).flatMap(([name, { title, writes = [name] }]) =>
      writes.map((entry): [string, MessageKey] => [entry, title]),
    ),
  ),
);

/** Returns an action that can run later than it was confirmed. */
export function undoableNamed(name: string): BrandAction | undefined {
  const actions = [BRAND_ACTIONS, pageOfPhotosActions].find((each) => Object.hasOwn(each, name));
  return actions?.[name]?.undoable ? actions[name] : undefined;
}

/** Returns the title of an action. Undefined for an unknown name. */
export function titleOfAction(name: string): BrandAction["title"] | undefined {
  const actions = [DESK_ACTIONS, BRAND_ACTIONS, pageOfPhotosActions].find((each) => Object.hasOwn(each, name));
  return actions?.[name]?.title;
}
