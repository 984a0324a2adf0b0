import type { Logger } from "pino";
import type { Doctor } from "~/app/doctor/background";
import type { Desk } from "~/app/domain/desk";
import type { Site } from "~/app/domain/site";
import type { ActionFunctionArgs, LoadContext, LoaderFunctionArgs } from "~/app/router/server";
import type { Tenant } from "~/tenants/config/schema";
import type { ConsoleVisit } from "./visit";

/** The installation's tenants. Only the console's guards hand out their sites. */
export interface Brands {
  all(): readonly Tenant[];
  /** Returns a tenant's site. Undefined for an unknown slug. */
  site(slug: string): Site | undefined;
}

/** The context of the console's loaders and actions, without a site. */
export interface ConsoleContext {
  area: "console";
  visit: ConsoleVisit;
  desk: Desk;
  brands: Brands;
  pending: PendingActions;
  doctor: Doctor;
  log: Logger;
  stock?: boolean;
}

/** The pending actions. */
export interface PendingActions {
  /** How long an action can be undone, in ms. 0: the action runs at once. */
  readonly ms: number;
  /** Reports a confirmed action. */
  soon(): void;
}

export type ConsoleArgs = Omit<LoaderFunctionArgs & ActionFunctionArgs, "context"> & { context: ConsoleContext };

/** Returns the console's context. Undefined for a tenant's request. */
export function consoleContextOf(context: LoadContext): ConsoleContext | undefined {
  return context.area === "console" ? (context as unknown as ConsoleContext) : undefined;
}
