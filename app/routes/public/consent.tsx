import { recordChoice } from "~/app/domain/account/consents/consents";
import { domainError } from "~/app/domain/errors";
import { asksConsent, choiceCookie, limitChoices } from "~/app/request/consent";
import { forgetCookie } from "~/app/request/cookies";
import { readForm } from "~/app/request/form";
import { openAction, openLoader, safePath } from "~/app/request/guards";
import { chosenAddress, SOURCE } from "~/app/request/source";
import { useLoaderData } from "~/app/router/client";
import { redirectDocument } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { dayInFull } from "~/app/ui/frame/times";
import { ConsentForm } from "~/app/ui/reach/ConsentQuestion";
import { Notice, Prose } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "consent", title: (t) => t("consent.link") });

const notFound = domainError("error.not_found", "not_found");

/** Asks for the visitor's consent, and shows an earlier answer. The footer of every page links here. */
export const loader = openLoader(async ({ context: { site, visit } }) => {
  if (!asksConsent(site)) throw notFound({ params: { path: "/consent" } });
  const { choice } = visit;
  const date = choice && dayInFull(choice.at, visit.words.locale, site.tenant.timeZone);
  return { granted: choice?.granted ?? false, date };
});

/** Stores the answer in a cookie, and with a member's account. */
export const action = openAction(async ({ request, context: { site, visit } }) => {
  if (!asksConsent(site)) throw notFound({ params: { path: "/consent" } });
  await limitChoices(site, visit);
  const form = await readForm(request);
  const granted = form.get("answer") === "yes";
  const next = safePath(String(form.get("next") ?? "/consent"));
  const member = await visit.member();
  if (member) await recordChoice(site, member, granted);
  const { secure } = visit;
  const headers = new Headers({ "Set-Cookie": choiceCookie({ granted, at: site.now() }, secure) });
  const page = String(form.get("source") ?? "");
  const { to, cookie } = chosenAddress(site, request, new URL(next, request.url), { page, secure, granted });
  if (cookie) headers.append("Set-Cookie", cookie);
  else if (!granted) headers.append("Set-Cookie", forgetCookie(SOURCE, secure));
  return redirectDocument(to, { headers });
});

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
