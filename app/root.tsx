import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { noteSession } from "./domain/accounts/sessions";
import { unreadCount } from "./domain/chats/chats";
import { companyLine } from "./domain/company/company";
import { newLikes } from "./domain/likes/likes";
import { photoUrl } from "./domain/photos/photos.wire";
import { touch } from "./domain/presence/presence";
import { hashOf } from "./locales";
import { LANGUAGE_NAMES } from "./locales/names";
import { assetsOf } from "./request/assets";
import { asksConsent, type Choice } from "./request/consent";
import { warnsAtEntry } from "./request/entry";
import { tokenOf } from "./request/session";
import { cleanedAddress } from "./request/traffic-source";
import { Document } from "./ui/Document";
import { ErrorScreen } from "./ui/ErrorScreen";
import type { SiteData } from "./ui/site-data";

export async function loader({ request, params, context: { site, visit } }: LoaderFunctionArgs): Promise<SiteData> {
  const cleaned = cleanedAddress(site, request, visit.secure);
  if (cleaned) throw redirect(cleaned.to, { headers: cleaned.cookie ? { "Set-Cookie": cleaned.cookie } : {} });
  const { tenant } = site;
  const member = await visit.member();
  if (member) {
    touch(site, member);
    noteSession(site, tokenOf(request) ?? "", request.headers.get("user-agent") ?? "");
  }
  return {
    brand: tenant.name,
    logo: tenant.overrides.logoMarkup,
    template: tenant.template,
    niche: tenant.niche.number,
    demo: tenant.demo,
    icon: tenant.overrides.icons["icon.svg"] !== undefined,
    company: companyLine(tenant, visit.words),
    language: visit.language,
    languages: tenant.languages.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    messages: `/_i18n/${visit.language}/messages.json?v=${hashOf(tenant, visit.language)}`,
    assets: assetsOf(tenant.template, visit.language),
    bot: visit.bot,
    warning: await warnsAtEntry(site, visit, request),
    progressDots: tenant.showProgressDots,
    consent: consentOf(asksConsent(site) && !visit.bot, visit.choice),
    mayJoin: mayJoin(tenant.signups, visit.trafficSource !== null),
    member: member && {
      id: member.id,
      name: member.name,
      photo: member.mainPhoto && photoUrl(tenant, member.mainPhoto, "s"),
      unread: await unreadCount(site, member, params.chatId),
      newLikes: await newLikes(site, member),
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
