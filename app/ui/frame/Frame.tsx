import type { ReactNode } from "react";
import { useLocation } from "~/app/router/client";
import { ConsentQuestion, useAsksConsent } from "~/app/ui/reach/ConsentQuestion";
import { useCleanAddress } from "~/app/ui/reach/carried-source";
import { laidOut } from "~/themes/layouts";
import { Avatar, ButtonLink, GlobeIcon, Menu } from "~/themes/primitives";
import { RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { useTemplate } from "~/themes/registry";
import type { NavItem } from "~/themes/template";
import { type Speech, useWords } from "~/themes/words";
import { Logo } from "./Logo";
import { useLive } from "./live";
import { useEntryWarning, usePageHandle, usePageLayout } from "./page";
import type { SiteData } from "./site-data";

/** The pages for log-in and sign-up, which link to each other below their form. */
const DOORS = ["login", "signup"];

/**
 * The template's shell: navigation for members, links to log-in and sign-up for visitors, legal links in the footer.
 */
export function Frame({ site, children }: { site: SiteData; children: ReactNode }) {
  const { Shell } = useTemplate();
  const { t } = useWords();
  useCleanAddress();
  const { name } = usePageHandle();
  const ofPage = usePageLayout();
  const layout = useEntryWarning(site) ? "empty" : ofPage;
  const { member } = site;
  const asksConsent = useAsksConsent(site);
  const surroundings = laidOut({
    layout,
    brand: {
      name: site.brand,
      logo: site.drawn ? <Logo brand={site.brand} /> : site.brand,
      href: member ? "/home" : "/",
    },
    navigation: useNavigationItems(site),
    account: member && (
      <RenderedOnce of={["account", member.name, member.photo, site.sells]}>
        {() => <AccountMenu name={member.name} photo={member.photo} sells={site.sells} />}
      </RenderedOnce>
    ),
    doors: member || ofPage === "lander" || DOORS.includes(name) ? null : <Doors mayJoin={site.mayJoin} />,
    languageMenu: <LanguageMenu site={site} />,
    notice: site.demo ? t("notice.demo") : null,
    footer: {
      links: footerLinks(site, t),
      company: site.company,
    },
  });
  return (
    <Shell {...surroundings}>
      {asksConsent && <ConsentQuestion />}
      {children}
    </Shell>
  );
}

/**
 * Returns the links of the footer. Before a visitor has passed the adults-only notice, only those to pages without the
 * notice.
 */
function footerLinks({ consent, sells, withdraw, pages, ownPages, processorLinks, warning }: SiteData, t: Speech["t"]) {
  const legal = pages.map((page) => ({
    href: `/pages/${page}`,
    label: t(`footer.${page === "return-policy" ? "return_policy" : page}`),
  }));
  return [
    ...(sells && !warning ? [{ href: "/pricing", label: t("footer.pricing") }] : []),
    ...legal,
    ...ownPages,
    { href: "/complaints", label: t("footer.complaints") },
    ...(sells ? [{ href: "/withdraw", label: withdraw }] : []),
    ...(consent && !warning ? [{ href: "/consent", label: t("consent.link") }] : []),
    ...processorLinks,
  ];
}

function useNavigationItems({ member }: SiteData): NavItem[] {
  const { t } = useWords();
  const { pathname } = useLocation();
  const { unread, newLikes } = useLive();
  if (!member) return [];
  const item = (key: NavItem["key"], href: string, badge = 0): NavItem => {
    return { key, href, label: t(`nav.${key}`), current: pathname === href || pathname.startsWith(`${href}/`), badge };
  };
  return [
    item("home", "/home"),
    item("search", "/members"),
    item("finder", "/match-finder"),
    item("likes", "/likes", newLikes),
    item("chats", "/chats", unread),
  ];
}

function AccountMenu({ name, photo, sells }: { name: string; photo: string | null; sells: boolean }) {
  const { t } = useWords();
  return (
    <Menu
      label={t("nav.account")}
      look="round"
      trigger={<Avatar name={name} photo={photo} size="s" alt="" />}
      items={[
        { label: t("nav.my_profile"), href: "/profile" },
        ...(sells ? [{ label: t("nav.credits"), href: "/credits" }] : []),
        { label: t("common.notifications"), href: "/notifications" },
        { label: t("nav.settings"), href: "/account" },
        { label: t("nav.logout"), post: { action: "/logout", fields: {}, offlineToo: true } },
      ]}
    />
  );
}

function Doors({ mayJoin }: { mayJoin: boolean }) {
  const { t } = useWords();
  return (
    <>
      <ButtonLink href="/login" variant="quiet" size="s">
        {t("nav.login")}
      </ButtonLink>
      {mayJoin && (
        <ButtonLink href="/signup" variant="primary" size="s">
          {t("nav.signup")}
        </ButtonLink>
      )}
    </>
  );
}

function LanguageMenu({ site }: { site: SiteData }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  if (site.languages.length < 2) return null;
  return (
    <Menu
      label={t("common.change_language")}
      trigger={<GlobeIcon size={20} />}
      words={site.language.toUpperCase()}
      items={site.languages.map(({ code, name }) => ({
        label: name,
        lang: code,
        current: code === site.language,
        post: { action: "/language", fields: { language: code, next: pathname + search } },
      }))}
    />
  );
}
