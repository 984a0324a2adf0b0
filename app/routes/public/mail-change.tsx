import { changeAddress } from "~/app/domain/account/credentials/address-change";
import { openAction, openLoader } from "~/app/request/guards";
import { followLink, type MailedLink, openLink } from "~/app/request/links";
import { useLoaderData, useSearchParams } from "~/app/router/client";
import { ConfirmLink } from "~/app/ui/account/ConfirmLink";
import { Outcome } from "~/app/ui/frame/Outcome";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "mail-change-do",
  texts: ["account", "activate", "mail_change", "notifications"],
  title: (t) => t("notifications.email_title"),
});

const link: MailedLink = {
  purpose: "change_email",
  verb: changeAddress,
  done: "/mail-change/do?done",
  spent: "/mail-change/do",
};

/** Where the link in the mail to a new address leads; then the same page without the token. */
export const loader = openLoader(async (args) => {
  return new URL(args.request.url).searchParams.has("token") ? openLink(args, link) : null;
});

export const action = openAction((args) => followLink(args, link));

export default function MailChange() {
  const open = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [query] = useSearchParams();
  if (open) {
    return (
      <ConfirmLink
        title={t("mail_change.confirm_title")}
        text={t("mail_change.confirm_text")}
        action={t("mail_change.confirm_action")}
        token={open.token}
      />
    );
  }
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
