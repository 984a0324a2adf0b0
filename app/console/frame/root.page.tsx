import type { ReactNode } from "react";
import { ConsoleDocument } from "~/app/console/frame/ConsoleDocument";
import { type ConsoleFrame, NAV } from "~/app/console/frame/frame";
import { consoleLoader } from "~/app/console/frame/guards";
import { NO_NEWS, newsFor } from "~/app/console/frame/news";
import { allowsSomewhere } from "~/app/domain/desk/permissions/permissions";
import { consoleScript } from "~/app/request/assets";
import { isRouteErrorResponse, Outlet, useRouteError } from "~/app/router/client";
import { Head } from "~/themes/console/parts";
import { useWords } from "~/themes/words";

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

/** The error, within the console's frame. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { t } = useWords();
  const told = isRouteErrorResponse(error) && typeof error.data === "string" && error.data;
  return (
    <>
      <Head title={t("error.title")} />
      <p>{told || t("error.unexpected")}</p>
      <p>
        <a href="/">{t("console.to_front")}</a>
      </p>
    </>
  );
}
