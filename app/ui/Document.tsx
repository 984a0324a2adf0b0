import { Links, Scripts, ScrollRestoration } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { app, ToastProvider } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { DelegatedLinks } from "./DelegatedLinks";
import { EntryWarning } from "./EntryWarning";
import { Frame } from "./Frame";
import { LiveProvider } from "./live";
import { PageFocus } from "./PageFocus";
import { PageLoading } from "./PageLoading";
import { usePageClass, usePageHandle, usePageTitle } from "./page";
import { type SiteData, useSite } from "./site-data";

/** The nonce of this answer's inline scripts. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The whole HTML page, in the tenant's template, niche and the visitor's language. */
export function Document({ children }: { children: ReactNode }) {
  const site = useSite();
  return site ? <SiteDocument site={site}>{children}</SiteDocument> : <BareDocument>{children}</BareDocument>;
}

function SiteDocument({ site, children }: { site: SiteData; children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const { t, locale } = useWords();
  const pageClass = usePageClass();
  const title = usePageTitle(site.brand);
  return (
    <html
      lang={locale}
      data-template={site.template}
      data-niche={site.niche}
      data-language={site.language}
      data-messages={site.messages}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {site.icon && <link rel="icon" href="/icon.svg" type="image/svg+xml" />}
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {site.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {site.assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {site.assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <link rel="preload" as="fetch" href={site.messages} crossOrigin="anonymous" />
      </head>
      <body className={`${app} ${pageClass} ${site.member ? "logged-in" : "logged-out"}`}>
        <ToastProvider closeLabel={t("common.close")} label={t("common.notifications")}>
          <LiveProvider>
            <PageLoading />
            <PageFocus />
            <Framed site={site}>{children}</Framed>
            <DelegatedLinks />
          </LiveProvider>
        </ToastProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Framed({ site, children }: { site: SiteData; children: ReactNode }) {
  const { bare } = usePageHandle();
  if (bare) return children;
  return <Frame site={site}>{site.warning ? <EntryWarning brand={site.brand} /> : children}</Frame>;
}

/** Where nothing is known of the site, because reading it is what failed: plain words, without scripts. */
function BareDocument({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>{children}</body>
    </html>
  );
}
