import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { ConfirmDialog, Menu, MoreIcon, useToast } from "~/themes/primitives";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { callApi } from "./api";
import { useScripted } from "./scripted";

/** What can be done with a conversation besides writing. Deleting asks first: in a dialog, or on a page of its own. */
export function ConversationMenu({ conversation, person }: { conversation: string; person: Person }) {
  const { t } = useWords();
  const scripted = useScripted();
  const [asking, setAsking] = useState(false);
  const { remove, pending } = useRemove(conversation);
  const deleting = scripted ? { onSelect: () => setAsking(true) } : { href: `/chats/${conversation}/delete` };
  return (
    <>
      <Menu
        label={t("common.more")}
        look="round"
        trigger={<MoreIcon size={20} />}
        items={[
          { label: t("chats.view_profile"), href: person.href },
          { label: t("chats.delete"), tone: "danger", ...deleting },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("chats.delete_confirm_title")}
        description={t("chats.delete_confirm", { name: person.name })}
        closeLabel={t("common.close")}
        confirmLabel={t("chats.delete")}
        cancelLabel={t("common.cancel")}
        onConfirm={remove}
        pending={pending}
        danger
      />
    </>
  );
}

/** Whether it went or not, the list is what is shown next, and is fetched anew. */
function useRemove(conversation: string) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    const answer = await callApi("DELETE", "/api/chat.php", { conversation }).catch(() => null);
    const gone = answer?.status === 200;
    toast({ tone: gone ? "success" : "danger", title: t(gone ? "chats.deleted" : "chats.delete_failed") });
    navigate("/chats");
  };
  return { remove, pending };
}
