import { activate } from "~/app/domain/account/accounts/activation";
import { openAction, openLoader } from "~/app/request/guards";
import { followLink, type MailedLink, openLink } from "~/app/request/links";
import { useLoaderData } from "~/app/router/client";
import { ConfirmAddress } from "~/app/ui/account/ConfirmLink";
import { page } from "~/app/ui/frame/page";

export const handle = page({ name: "activate", texts: ["activate"], title: (t) => t("activate.confirm_title") });

const link: MailedLink = { purpose: "activate", verb: activate, done: "/activate/done", spent: "/activate/error" };

export const loader = openLoader((args) => openLink(args, link));

export const action = openAction((args) => followLink(args, link));

export default function Activate() {
  return <ConfirmAddress {...useLoaderData<typeof loader>()} />;
}
