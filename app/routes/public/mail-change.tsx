import type { LoaderFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { changeAddress } from "~/app/domain/accounts/address-change";
import { followLink } from "~/app/request/links";
import { Outcome } from "~/app/ui/Outcome";
import { page } from "~/app/ui/page";
import { useWords } from "~/themes/words";

export const handle = page({ name: "mail-change-do", title: (t) => t("notifications.email_title") });

/** Where the link in the mail to a new address leads; then the same page without the token. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has("token")) return null;
  const pages = { done: "/mail-change/do?done", spent: "/mail-change/do" };
  throw await followLink(request, (token) => changeAddress(site, token), pages);
}

export default function MailChange() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const done = query.has("done");
  return (
    <Outcome
      title={t(done ? "mail_change.done_title" : "account.link_spent")}
      text={t(done ? "mail_change.done_text" : "mail_change.error_text")}
      href={done ? "/home" : "/notifications#email-change-incorrect"}
      label={t(done ? "activate.done_action" : "activate.error_action")}
    />
  );
}
