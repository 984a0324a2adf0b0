import type { ReactNode } from "react";
import { ConsoleDocument } from "~/app/console/frame/ConsoleDocument";
import { ConsoleError } from "~/app/console/frame/ConsoleError";
import { type ConsoleFrame, NAV } from "~/app/console/frame/frame";
import { consoleLoader } from "~/app/console/frame/guards";
import { NO_NEWS, newsFor } from "~/app/console/frame/news";
import { allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import { consoleScript } from "~/app/request/assets";
import { Outlet } from "~/app/router/client";

/** Returns the frame of every page: the signed-in operator, and their pages. */
export const loader = consoleLoader(async (args): Promise<ConsoleFrame> => {
  const who = await args.context.visit.signedIn();
  const pages = who ? NAV.filter(({ permission }) => allowsSomewhere(who.grants, permission)) : [];
  return {
    script: consoleScript(),
    who: who && { name: who.name, email: who.email },
    pages: pages.map(({ name }) => name),
    news: who ? await newsFor({ ...args, who }) : NO_NEWS,
  };
});

/** The root of the console's route tree: see `router/areas.ts`. */
export function Layout({ children }: { children: ReactNode }) {
  return <ConsoleDocument>{children}</ConsoleDocument>;
}

export default function Console() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ConsoleError />;
}
