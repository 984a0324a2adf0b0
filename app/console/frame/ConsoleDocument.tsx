import type { ReactNode } from "react";
import { Links, useLocation, useRouteLoaderData } from "~/app/router/client";
import { usePageTitle } from "~/app/ui/frame/page";
import { bare, content, frame, narrow, plainButton, subtitle } from "~/themes/console/console.css";
import { Frame } from "~/themes/console/Frame";
import { dialog, keyList, keys } from "~/themes/console/pictures.css";
import { useWords } from "~/themes/words";
import { type ConsoleFrame, NAV } from "./frame";
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

/** A button for the list of keys, which the script fills in. Hidden without the script. */
function KeyList() {
  const { t } = useWords();
  return (
    <div className={keys}>
      <button className={plainButton} type="button" data-list-keys="" aria-keyshortcuts="?" hidden>
        {t("queue.keys")}
      </button>
      <dialog className={dialog} data-key-list="" aria-labelledby="key-list">
        <p id="key-list" className={subtitle}>
          {t("work.keys")}
        </p>
        <dl className={keyList} />
        <form method="dialog">
          <button className={plainButton} type="submit">
            {t("work.close")}
          </button>
        </form>
      </dialog>
    </div>
  );
}
