import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { sendBeacon } from "~/app/contract/client";
import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import { textsAddress } from "~/app/locales/texts";
import { Links, Scripts, ScrollRestoration, useLocation, useNavigation, useRouteError } from "~/app/router/client";
import { EntryWarning } from "~/app/ui/site/EntryWarning";
import { app, LoadingBar, ToastProvider, useLoadingBar } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { Background } from "./Background";
import { DelegatedLinks } from "./DelegatedLinks";
import { FormDelivery, usePosting } from "./delivery";
import { Frame } from "./Frame";
import { LiveProvider } from "./live";
import {
  useEntryWarning,
  usePageBreadcrumbs,
  usePageClass,
  usePageDescription,
  usePageFacts,
  usePageHandle,
  usePageLinkedData,
  usePageOnward,
  usePageTexts,
  usePageTitle,
} from "./page";
import { type SiteData, useSite } from "./site-data";
import { Waiting } from "./Waiting";

/** The nonce of this answer's inline scripts. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The id of the last element. Chromium shows nothing before this element, because a page rendered piece by piece would
 * move.
 */
const END = "end";

export function Document({ children }: { children: ReactNode }) {
  const site = useSite();
  return site ? <SiteDocument site={site}>{children}</SiteDocument> : <BareDocument>{children}</BareDocument>;
}

function SiteDocument({ site, children }: { site: SiteData; children: ReactNode }) {
  usePageHidden();
  const groups = usePageTexts();
  // Uses the texts of the page's start. Further texts are fetched during navigation.
  const [first] = useState({ messages: site.messages, groups });
  const nonce = useContext(NonceContext);
  const { t, locale } = useWords();
  const pageClass = usePageClass();
  const title = usePageTitle(site.brand);
  const { indexed } = usePageHandle();
  const { own: alone } = usePageFacts();
  const onward = usePageOnward();
  return (
    <html
      lang={locale}
      data-template={site.template}
      data-niche={site.niche}
      data-language={site.language}
      data-messages={alone ? undefined : first.messages}
      data-texts={alone ? undefined : first.groups.join(" ")}
      data-fictional-icon={site.fictionalIcon ? undefined : "off"}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <title>{title}</title>
        {indexed ? <Found site={site} /> : <Unlisted origin={site.origin} />}
        <Preview site={site} title={title} locale={locale} />
        {onward && <meta httpEquiv="refresh" content={`0; url=${onward}`} />}
        {site.pageColors.map(({ scheme, color }, _, all) => (
          <meta
            key={scheme}
            name="theme-color"
            content={color}
            media={all.length > 1 ? `(prefers-color-scheme: ${scheme})` : undefined}
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Installed disguise={site.member?.disguise ?? null} />
        <link rel="expect" href={`#${END}`} blocking="render" />
        <Links />
        {site.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {(alone?.styles ?? []).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {site.assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {!alone && (
          <>
            {site.assets.modules.map((href) => (
              <link key={href} rel="modulepreload" href={href} />
            ))}
            <link rel="preload" as="fetch" href={textsAddress(first.messages, first.groups)} crossOrigin="anonymous" />
          </>
        )}
      </head>
      <body className={`${app} ${pageClass} ${site.member ? "logged-in" : "logged-out"}`}>
        <ToastProvider closeLabel={t("common.close")} label={t("common.notifications")}>
          <LiveProvider>
            <Background />
            <PageLoading />
            <Waiting />
            {/* Rendered before the page, because the page's own effects expect the focus where this one puts it. */}
            <PageFocus />
            <FormDelivery>
              <Framed site={site}>{children}</Framed>
              <span id={END} hidden />
            </FormDelivery>
            <DelegatedLinks />
          </LiveProvider>
        </ToastProvider>
        {alone ? (
          <>
            {site.source && <CleanAddress nonce={nonce} />}
            {alone.script && <script type="module" src={alone.script} nonce={nonce} />}
          </>
        ) : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Does the same as `useCleanAddress` for a page without the application, whose form carries the source. */
function CleanAddress({ nonce }: { nonce: string | undefined }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  for (const name of SOURCE_PARTS) query.delete(name);
  const clean = JSON.stringify(pathname + (query.size > 0 ? `?${query}` : "")).replaceAll("<", "\\u003c");
  const script = `history.replaceState(history.state,"",${clean})`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text in which nothing ends the element
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The site's name and icon on the member's device. */
function Installed({ disguise }: Pick<NonNullable<SiteData["member"]>, "disguise">) {
  const { t } = useWords();
  if (!disguise)
    return (
      <>
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </>
    );
  return (
    <>
      <meta name="apple-mobile-web-app-title" content={t(`common.app_${disguise}`)} />
      <link rel="apple-touch-icon" href={`/app-${disguise}-180.png`} />
      <link rel="manifest" href={`/manifest.webmanifest?as=${disguise}`} />
    </>
  );
}

function Found({ site }: { site: SiteData }) {
  const { pathname } = useLocation();
  const description = usePageDescription();
  const linked = [usePageLinkedData(), usePageBreadcrumbs(site)].filter((data) => data !== null);
  return (
    <>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={site.origin + pathname} />
      {linked.map((data) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing ends the element
        <script key={data} type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      ))}
    </>
  );
}

/** Meta tags for link previews, for a page that may be listed or shared. */
function Preview({ site, title, locale }: { site: SiteData; title: string; locale: string }) {
  const { pathname } = useLocation();
  const description = usePageDescription();
  const { indexed } = usePageHandle();
  const { card } = usePageFacts();
  if (!indexed && !card) return null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={site.origin + pathname} />
      <meta property="og:locale" content={locale.replace("-", "_")} />
      <meta
        property="og:image"
        content={`${site.origin}${card ? `/social-card/${site.language}/${card}.png` : "/social-card.png"}`}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Unlisted({ origin }: Pick<SiteData, "origin">) {
  const { instead } = usePageFacts();
  return (
    <>
      <meta name="robots" content="noindex" />
      {instead && <link rel="canonical" href={origin + instead} />}
    </>
  );
}

function Framed({ site, children }: { site: SiteData; children: ReactNode }) {
  const { bare } = usePageHandle();
  const warned = useEntryWarning(site);
  if (bare) return children;
  return <Frame site={site}>{warned ? <EntryWarning brand={site.brand} /> : children}</Frame>;
}

/** A document as plain text without scripts, used if the site could not be read. */
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

/** The bar at the top during navigation, in the error colour if it failed. */
function PageLoading() {
  const navigating = useNavigation().state !== "idle";
  const busy = usePosting() !== undefined || navigating;
  const failed = Boolean(useRouteError());
  const { t } = useWords();
  return <LoadingBar state={useLoadingBar(busy, failed)} label={t("common.loading")} />;
}

/** Focuses the new page's content, so that the next Tab continues there: the old element is often gone. */
function PageFocus() {
  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const { current: last } = before;
    if (last.pathname === pathname && last.search === search) return;
    before.current = { pathname, search };
    const held = document.activeElement;
    const lost = !held || held === document.body || (last.pathname !== pathname && isOutOfSight(held));
    if (lost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, search]);
  return null;
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}

/** Announces when the page becomes hidden: closed, left, or behind another one. */
function usePageHidden(): void {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === "hidden") sendBeacon(calls.page_hidden, {});
    };
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, []);
}
