import type { ReactNode } from "react";
import { Links, useLocation, useRouteLoaderData } from "~/app/router/client";
import { usePageTitle } from "~/app/ui/frame/page";
import { bare, content, frame, narrow, plainButton } from "~/themes/console/console.css";
import { Frame } from "~/themes/console/Frame";
import { useWords } from "~/themes/words";
import { type ConsoleFrame, NAV } from "./frame";
import { KeyList } from "./KeyList";
import { NewsBar } from "./NewsBar";

/** The HTML document of the console's pages, which the server renders. */
export function ConsoleDocument({ children }: { children: ReactNode }) {
  const { t, locale } = useWords();
  const title = usePageTitle("Bouquet");
  const data = useRouteLoaderData("root") as ConsoleFrame | undefined;
  const { pathname, search } = useLocation();
  const at = pathname + search;
  const who = data?.who;
  const nav = NAV.filter(({ name }) => data?.pages.includes(name));
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <Links />
        {data && <script type="module" src={data.script} />}
      </head>
      <body className={who ? frame : `${frame} ${bare}`}>
        {who ? (
          <Frame
            brand="Bouquet"
            at={pathname}
            nav={nav.map(({ label, ...item }) => ({ ...item, label: t(label) }))}
            navLabel={t("console.title")}
            skipLabel={t("common.skip_to_content")}
            who={
              <>
                <a href="/you">{who.name}</a>
                <KeyList />
                <form method="post" action="/sign-out">
                  <button className={plainButton} type="submit">
                    {t("console.sign_out")}
                  </button>
                </form>
              </>
            }
          >
            {data && <NewsBar news={data.news} at={at} />}
            {children}
          </Frame>
        ) : (
          <main id="main" className={`${content} ${narrow}`}>
            {children}
          </main>
        )}
      </body>
    </html>
  );
}
