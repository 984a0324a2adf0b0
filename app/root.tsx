import type { ReactNode } from "react";
import { Outlet } from "~/app/router/client";
import { type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { pageColors } from "~/themes/mail/look";
import { isSignupOpen } from "./domain/account/signup/signup";
import type { Member } from "./domain/member";
import { sells } from "./domain/money/prices/prices";
import { newLikes } from "./domain/people/likes/likes";
import { photoUrl } from "./domain/people/photos/photos.wire";
import { touch } from "./domain/people/presence/presence";
import { companyLine } from "./domain/site/company/company";
import { footerPages, ownFooterLinks } from "./domain/site/legal/legal";
import { unreadChats } from "./domain/talk/chats/chats";
import { hashOf } from "./locales";
import { LANGUAGE_NAMES } from "./locales/names";
import { assetsOf } from "./request/assets";
import { asksConsent } from "./request/consent";
import { warnsAtEntry } from "./request/entry";
import { cleanedAddress, sourceForPage } from "./request/source";
import { askForTerms } from "./request/terms";
import { reportLinks } from "./request/transparency";
import type { Visit } from "./request/visit";
import { Document } from "./ui/frame/Document";
import { ErrorScreen } from "./ui/frame/ErrorScreen";
import type { SiteData } from "./ui/frame/site-data";

export async function loader({ request, params, context: { site, visit } }: LoaderFunctionArgs): Promise<SiteData> {
  const cleaned = cleanedAddress(site, request, visit.secure);
  if (cleaned) throw redirect(cleaned.to, { headers: cleaned.cookie ? { "Set-Cookie": cleaned.cookie } : {} });
  const { tenant } = site;
  const member = await visit.member();
  if (member) {
    await askForTerms(site, request, visit, member);
    touch(site, member);
  }
  const { carried, remembered } = sourceForPage(site, request);
  return {
    brand: tenant.name,
    origin: tenant.origin,
    drawn: tenant.overrides.logoMarkup !== null,
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
    consent: asksConsent(site) && !visit.bot ? consentOf(visit, member) : null,
    source: visit.bot ? null : carried,
    remembered,
    sells: sells(tenant),
    pages: footerPages(tenant),
    ownPages: [...ownFooterLinks(site, visit.words), ...reportLinks(site, visit.words)],
    processorLinks: (tenant.payments.processorProfile?.footerLinks ?? []).map(({ label, to }) => ({ label, href: to })),
    mayJoin: isSignupOpen(site, visit.source),
    member: member && {
      id: member.id,
      name: member.name,
      photo: member.mainPhoto && photoUrl(tenant, member.mainPhoto, "s"),
      unread: await unreadChats(site, member, params.chatId),
      newLikes: await newLikes(site, member),
      pushKey: await site.pusher.publicKey(),
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

/** Only a visitor whom somebody sent is asked. A member's source was kept, or not, when they joined. */
function consentOf({ choice, source }: Visit, member: Member | null): SiteData["consent"] {
  if (choice) return choice.granted ? "granted" : "refused";
  return source && !member ? "asked" : "open";
}
