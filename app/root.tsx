import type { ReactNode } from "react";
import { Outlet } from "~/app/router/client";
import { sharing } from "~/app/router/payload";
import { type LoaderFunctionArgs, redirect } from "~/app/router/server";
import { isSignupOpen } from "./domain/account/signup/signup";
import type { Member } from "./domain/member";
import { photoUrl } from "./domain/people/photos/photos.wire";
import { touch } from "./domain/people/presence/presence";
import { badgeOf } from "./domain/reach/notices/badge";
import { isClosedBrowser } from "./request/age-refusal";
import { asksConsent } from "./request/consent";
import { warnsAtEntry } from "./request/entry";
import { cleanedAddress, sourceForPage } from "./request/source";
import { askForTerms } from "./request/terms";
import type { Visit } from "./request/visit";
import { Document } from "./ui/frame/Document";
import { ErrorScreen } from "./ui/frame/ErrorScreen";
import type { SiteData } from "./ui/frame/site-data";
import { siteFacts } from "./ui/frame/site-facts.server";

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
  return sharing(await siteFacts(site, visit.words), {
    bot: visit.bot,
    warning: await warnsAtEntry(site, visit, request),
    consent: asksConsent(site) && !visit.bot ? consentOf(visit, member) : null,
    source: visit.bot ? null : carried,
    remembered,
    ageRefused: isClosedBrowser(site, request),
    mayJoin: isSignupOpen(site, visit.source),
    member: member && {
      id: member.id,
      name: member.name,
      photo: member.mainPhoto && photoUrl(tenant, member.mainPhoto, "s"),
      ...(await badgeOf(site, member, params.chatId)),
      pushKey: await site.pusher.publicKey(),
      disguise: member.disguise,
      eventsUpTo: member.eventsUpTo,
    },
  });
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

/**
 * Returns the state of consent. Only a visitor with a traffic source is asked: the sign-up has stored or dropped a
 * member's source.
 */
function consentOf({ choice, source }: Visit, member: Member | null): SiteData["consent"] {
  if (choice) return choice.granted ? "granted" : "refused";
  return source && !member ? "asked" : "open";
}
