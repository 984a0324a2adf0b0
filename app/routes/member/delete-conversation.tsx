import { deleteConversation, openConversation } from "~/app/domain/talk/chats/chats";
import { memberAction, memberLoader } from "~/app/request/guards";
import { useLoaderData } from "~/app/router/client";
import { redirect } from "~/app/router/server";
import { page } from "~/app/ui/frame/page";
import { Button, ButtonLink, Form, shortName } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "chats-chatId-delete", texts: ["chats"], title: (t) => t("chats.delete") });

export const loader = memberLoader(async (args, member) => {
  const { id, other } = await openConversation(args.context.site, member, args.params.chatId ?? "");
  return { id, name: other.name };
});

export const action = memberAction(async (args, member) => {
  await deleteConversation(args.context.site, member, args.params.chatId ?? "");
  return redirect("/chats");
});

/** Asks for confirmation, for browsers without scripts. */
export default function DeleteConversation() {
  const { id, name } = useLoaderData<typeof loader>();
  const { Page } = useTemplate();
  const { t } = useWords();
  return (
    <Page
      title={t("chats.delete_confirm_title")}
      lead={t("chats.delete_confirm", { name: shortName(name) })}
      width="prose"
      tabs={null}
    >
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
