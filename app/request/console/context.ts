import type { Logger } from "pino";
import type { LoadContext, LoaderFunctionArgs } from "~/app/router/server";
import type { ConsoleVisit } from "./visit";

/** The context of the console's loaders and actions: no site, since they belong to none. */
export interface ConsoleContext {
  area: "console";
  visit: ConsoleVisit;
  log: Logger;
  stock?: boolean;
}

export type ConsoleArgs = Omit<LoaderFunctionArgs, "context"> & { context: ConsoleContext };

/** Undefined for a request of a tenant's. */
export function consoleContextOf(context: LoadContext): ConsoleContext | undefined {
  return context.area === "console" ? (context as unknown as ConsoleContext) : undefined;
}

/** The log of the area that the request belongs to. */
export function logOf(context: LoadContext): Logger {
  return consoleContextOf(context)?.log ?? context.site.log;
}
