import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { pageColors } from "~/themes/mail/look";
import { unreadChats } from "./domain/chats/chats";
import { companyLine } from "./domain/company/company";
import { footerPages, ownFooterLinks } from "./domain/legal/legal";
import { newLikes } from "./domain/likes/likes";
import { photoUrl } from "./domain/photos/photos.wire";
import { touch } from "./domain/presence/presence";
import { sells } from "./domain/prices/prices";
import { hashOf } from "./locales";
import { LANGUAGE_NAMES } from "./locales/names";
import { assetsOf } from "./request/assets";
import { asksConsent, type Choice } from "./request/consent";
import { warnsAtEntry } from "./request/entry";
import { askForTerms } from "./request/terms";
import { carriedSource, cleanedAddress, rememberedSource } from "./request/traffic-source";
import { Document } from "./ui/Document";
import { ErrorScreen } from "./ui/ErrorScreen";
import type { SiteData } from "./ui/site-data";

export async function loader({ request, params, context: { site, visit } }: LoaderFunctionArgs): Promise<SiteData> {
  const cleaned = cleanedAddress(site, request, visit.secure);
  if (cleaned) throw redirect(cleaned.to, { headers: cleaned.cookie ? { "Set-Cookie": cleaned.cookie } : {} });
  const { tenant } = site;
  const member = await visit.member();
  if (member) {
    await askForTerms(site, request, visit, member);
    touch(site, member);
  }
  return {
    brand: tenant.name,
    origin: tenant.origin,
    logo: tenant.overrides.logoMarkup,
    template: tenant.template,
    niche: tenant.niche.number,
    demo: tenant.demo,
    company: companyLine(tenant, visit.words),
    language: visit.language,
    languages: tenant.languages.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    messages: `/_i18n/${visit.language}/messages.json?v=${hashOf(tenant, visit.language)}`,
    pageColors: await pageColors(tenant.template, tenant.niche.number),
    assets: assetsOf(tenant.template, visit.language),
    bot: visit.bot,
    warning: await warnsAtEntry(site, visit, request),
    progressDots: tenant.showProgressDots,
    fictionalIcon: tenant.fictionalIcon,
    consent: consentOf(asksConsent(site) && !visit.bot, visit.choice),
    source: visit.bot ? null : carriedSource(site, request),
    remembered: rememberedSource(site, request),
    sells: sells(tenant),
    pages: footerPages(tenant),
    ownPages: ownFooterLinks(site, visit.words),
    processorLinks: (tenant.payments.processorProfile?.footerLinks ?? []).map(({ label, to }) => ({ label, href: to })),
    mayJoin: mayJoin(tenant.signups, visit.trafficSource !== null),
    member: member && {
      id: member.id,
      name: member.name,
      photo: member.mainPhoto && photoUrl(tenant, member.mainPhoto, "s"),
      unread: await unreadChats(site, member, params.chatId),
      newLikes: await newLikes(site, member),
      pushKey: site.pusher.publicKey,
      disguise: member.disguise,
      eventsUpTo: member.eventsUpTo,
    },
  };
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}

function consentOf(asks: boolean, choice: Choice | null): SiteData["consent"] {
  if (!asks) return null;
  if (!choice) return "asked";
  return choice.granted ? "granted" : "refused";
}

function mayJoin(signups: "all" | "with_trafficsource" | "closed", sent: boolean): boolean {
  return signups === "all" || (signups === "with_trafficsource" && sent);
}
