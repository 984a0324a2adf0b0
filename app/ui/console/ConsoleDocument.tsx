import type { ReactNode } from "react";
import { Links } from "~/app/router/client";
import { usePageTitle } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";
import { bar, content, frame } from "./console.css";

/** The whole HTML page around everything on the console's host. It has no scripts: what it shows is made on the server. */
export function ConsoleDocument({ children }: { children: ReactNode }) {
  const { t, locale } = useWords();
  const title = usePageTitle("Bouquet");
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <Links />
      </head>
      <body className={frame}>
        <header className={bar}>
          <a href="/">{t("console.title")}</a>
        </header>
        <main id="main" className={content}>
          {children}
        </main>
      </body>
    </html>
  );
}
