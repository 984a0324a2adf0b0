import type { Logger } from "pino";
import type { Doctor } from "~/app/doctor/background";
import type { Desk } from "~/app/domain/desk";
import type { Site } from "~/app/domain/site";
import type { ActionFunctionArgs, LoadContext, LoaderFunctionArgs } from "~/app/router/server";
import type { Tenant } from "~/tenants/config/schema";
import type { ConsoleVisit } from "./visit";

/** The tenants of this installation. The console's guards alone hand out their sites. */
export interface Brands {
  all(): readonly Tenant[];
  /** Undefined for a slug that no tenant has. */
  site(slug: string): Site | undefined;
}

/** The context of the console's loaders and actions: no site, since they belong to none. */
export interface ConsoleContext {
  area: "console";
  visit: ConsoleVisit;
  desk: Desk;
  brands: Brands;
  postponed: Postponing;
  doctor: Doctor;
  log: Logger;
  stock?: boolean;
}

/** What is confirmed now is done later. */
export interface Postponing {
  /** For how long it can be taken back; 0: it is done at once. */
  readonly ms: number;
  /** Something was confirmed just now. */
  soon(): void;
}

export type ConsoleArgs = Omit<LoaderFunctionArgs & ActionFunctionArgs, "context"> & { context: ConsoleContext };

/** Undefined for a request of a tenant's. */
export function consoleContextOf(context: LoadContext): ConsoleContext | undefined {
  return context.area === "console" ? (context as unknown as ConsoleContext) : undefined;
}
