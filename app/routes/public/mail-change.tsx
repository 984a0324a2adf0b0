import { changeAddress } from "~/app/domain/account/credentials/address-change";
import { keepAddress } from "~/app/domain/account/credentials/address-correction";
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

const change: MailedLink = {
  purpose: "change_email",
  verb: changeAddress,
  done: "/mail-change/do?done",
  spent: "/mail-change/do",
};

const keep: MailedLink = {
  purpose: "keep_email",
  verb: keepAddress,
  done: "/mail-change/do?keep&done",
  spent: "/mail-change/do?keep",
};

/** Handles links in emails to a new address, and in emails to an old address that support is about to change. */
export const loader = openLoader(async (args) => {
  return queryOf(args.request).has("token") ? openLink(args, linkIn(args.request)) : null;
});

export const action = openAction((args) => followLink(args, linkIn(args.request)));

const queryOf = ({ url }: Request) => new URL(url).searchParams;
const linkIn = (request: Request) => (queryOf(request).has("keep") ? keep : change);

export default function MailChange() {
  const open = useLoaderData<typeof loader>();
  const { t } = useWords();
  const [query] = useSearchParams();
  const keeps = query.has("keep");
  if (open) {
    return (
      <ConfirmLink
        title={t(keeps ? "mail_change.keep_title" : "mail_change.confirm_title")}
        text={t(keeps ? "mail_change.keep_text" : "mail_change.confirm_text")}
        action={t(keeps ? "mail_change.keep_action" : "mail_change.confirm_action")}
        token={open.token}
      />
    );
  }
  const done = query.has("done");
  if (keeps) return <Kept done={done} />;
  return (
    <Outcome
      title={t(done ? "mail_change.done_title" : "account.link_spent")}
      text={t(done ? "mail_change.done_text" : "mail_change.error_text")}
      href={done ? "/home" : "/notifications#email-change-incorrect"}
      label={t(done ? "activate.done_action" : "activate.error_action")}
    />
  );
}

function Kept({ done }: { done: boolean }) {
  const { t } = useWords();
  return (
    <Outcome
      title={t(done ? "mail_change.kept_title" : "account.link_spent")}
      text={t(done ? "mail_change.kept_text" : "mail_change.keep_error")}
      href={done ? "/account/password" : "/pages/service"}
      label={t(done ? "mail_change.kept_action" : "mail_change.keep_error_action")}
    />
  );
}
