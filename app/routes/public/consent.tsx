import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { recordChoice } from "~/app/domain/accounts/tracking-consent";
import { domainError } from "~/app/domain/errors";
import { asksConsent, choiceCookie } from "~/app/request/consent";
import { readForm } from "~/app/request/form";
import { safePath } from "~/app/request/guards";
import { cleaned, forgottenSourceCookie } from "~/app/request/traffic-source";
import { ConsentForm } from "~/app/ui/ConsentQuestion";
import { page } from "~/app/ui/page";
import { dayInFull } from "~/app/ui/times";
import { Notice, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "consent", title: (t) => t("consent.link") });

const notFound = domainError("error.not_found", "not_found");

/** What was chosen, and the same choice again: the footer of every page leads here. */
export async function loader({ context: { site, visit } }: LoaderFunctionArgs) {
  if (!asksConsent(site)) throw notFound({ params: { path: "/consent" } });
  const { choice } = visit;
  const date = choice && dayInFull(choice.at, visit.words.locale, site.tenant.timeZone);
  return { granted: choice?.granted ?? false, date };
}

/** Keeps the answer where it is to be found: in a cookie, and of a member with the account. */
export async function action({ request, context: { site, visit } }: ActionFunctionArgs) {
  if (!asksConsent(site)) throw notFound({ params: { path: "/consent" } });
  const form = await readForm(request);
  const granted = form.get("answer") === "yes";
  const next = safePath(String(form.get("next") ?? "/consent"));
  const member = await visit.member();
  if (member) await recordChoice(site, member, granted);
  const { secure } = visit;
  const headers = new Headers({ "Set-Cookie": choiceCookie({ granted, at: site.now() }, secure) });
  const source = cleaned(site, new URL(next, request.url), { secure, granted });
  if (source?.cookie) headers.append("Set-Cookie", source.cookie);
  else if (!granted) headers.append("Set-Cookie", forgottenSourceCookie(secure));
  return redirect(source?.to ?? next, { headers });
}

export default function Consent() {
  const { granted, date } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("consent.link")} lead="" width="prose" tabs={null}>
      <Prose>
        <p>{t("consent.text")}</p>
        {date && <Notice>{t(granted ? "consent.granted" : "consent.refused", { date })}</Notice>}
        <ConsentForm next="/consent" />
      </Prose>
    </Page>
  );
}
