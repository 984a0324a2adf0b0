import { subscriberOf, unsubscribe } from "~/app/domain/account/accounts/notify";
import { DomainError } from "~/app/domain/errors";
import { readerOf, stopNewcomerMails } from "~/app/domain/people/saved-searches/saved-searches";
import type { Site } from "~/app/domain/site";
import { readForm } from "~/app/request/form";
import { openAction, openLoader } from "~/app/request/guards";
import { useActionData, useLoaderData } from "~/app/router/client";
import { ConfirmLink } from "~/app/ui/account/ConfirmLink";
import { Outcome } from "~/app/ui/frame/Outcome";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "unsubscribe",
  texts: ["account", "activate", "notifications", "searches"],
  title: (t) => t("notifications.unsubscribe_title"),
});

/** Shows a page with a button. The link alone changes nothing, because mail programs open it too. */
export const loader = openLoader(({ request, context: { site } }) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const ends = mailsEndedBy(site, token);
  return { ends, token: ends && token };
});

/**
 * Returns the kind of emails that a token unsubscribes from: unread activity or newcomers. Null if the token is
 * invalid.
 */
function mailsEndedBy(site: Site, token: string): "unseen" | "newcomers" | null {
  if (readerOf(site, token) !== undefined) return "newcomers";
  return subscriberOf(site, token) === undefined ? null : "unseen";
}

/**
 * Unsubscribes. A mail program (RFC 8058) posts to the address with the token, without a cookie, and follows no
 * redirect.
 */
export const action = openAction(async ({ request, context: { site } }) => {
  const token = new URL(request.url).searchParams.get("token") ?? String((await readForm(request)).get("token") ?? "");
  try {
    await (mailsEndedBy(site, token) === "newcomers" ? stopNewcomerMails : unsubscribe)(site, token);
    return { done: true };
  } catch (error) {
    if (error instanceof DomainError) return { done: false };
    throw error;
  }
});

export default function Unsubscribe() {
  const { ends, token } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>()?.done;
  const { t } = useWords();
  if (token && !done) {
    return (
      <ConfirmLink
        title={t("notifications.unsubscribe_title")}
        text={t(ends === "newcomers" ? "notifications.unsubscribe_newcomers" : "notifications.unsubscribe_text")}
        action={t("notifications.unsubscribe")}
        token={token}
      />
    );
  }
  return (
    <Outcome
      title={t(done ? "notifications.unsubscribed_title" : "account.link_spent")}
      text={t(done ? "notifications.unsubscribed_text" : "notifications.unsubscribe_login")}
      href={ends === "newcomers" ? "/searches" : "/notifications"}
      label={t(ends === "newcomers" ? "searches.title" : "notifications.unsubscribe_settings")}
    />
  );
}
