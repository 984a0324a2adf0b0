import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { deleteConversation, openConversation } from "~/app/domain/chats/chats";
import { requireMember } from "~/app/request/guards";
import { page } from "~/app/ui/page";
import { Button, ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "chats-chatId-delete", title: (t) => t("chats.delete") });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args);
  const { id, other } = await openConversation(args.context.site, member, args.params.chatId ?? "");
  return { id, name: other.name };
}

/** Gone for this member; the other keeps it. */
export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args);
  await deleteConversation(args.context.site, member, args.params.chatId ?? "");
  return redirect("/chats");
}

/** Asks once more, where no script can do so in a dialog. */
export default function DeleteConversation() {
  const { id, name } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page title={t("chats.delete_confirm_title")} lead={t("chats.delete_confirm", { name })} width="prose" tabs={null}>
      <Form method="post">
        <Button type="submit" variant="danger">
          {t("chats.delete")}
        </Button>
        <ButtonLink href={`/chats/${id}`} variant="quiet">
          {t("common.cancel")}
        </ButtonLink>
      </Form>
    </Page>
  );
}
