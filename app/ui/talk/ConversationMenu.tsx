import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useNavigate, useRevalidator } from "~/app/router/client";
import { useScripted } from "~/app/ui/frame/scripted";
import { Menu, type MenuItem, MoreIcon, useToast } from "~/themes/primitives";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import type { LeftOut } from "./use-chat-list";

export type Arrangement = Record<"archived" | "muted" | "pinned", boolean> & {
  photos: boolean;
};

interface Props {
  conversation: string;
  person: Person;
  arrangement: Arrangement;
}

/** The menu of a conversation. Deleting can be undone. Without a script, a page asks for confirmation first. */
export function ConversationMenu({ conversation, person, arrangement }: Props) {
  const { t } = useWords();
  const scripted = useScripted();
  const remove = useRemove(conversation);
  const deleting = scripted ? { onSelect: () => void remove() } : { href: `/chats/${conversation}/delete` };
  return (
    <Menu
      label={t("common.more")}
      look="round"
      trigger={<MoreIcon size={20} />}
      items={[
        { label: t("chats.view_profile"), href: person.href },
        { label: t("chats.find"), href: `/chats/${conversation}/search` },
        ...useArranging(conversation, person.name, arrangement),
        { label: t("profile.report"), href: `/report?chat=${conversation}` },
        { label: t("profile.block"), href: `/members/${person.id}/block` },
        { label: t("chats.delete"), tone: "danger", ...deleting },
      ]}
    />
  );
}

/**
 * Returns the menu items that pin, mute and archive the conversation or reverse that, and the item that blurs accepted
 * photos again.
 */
function useArranging(
  conversation: string,
  name: string,
  { pinned, muted, archived, photos }: Arrangement,
): MenuItem[] {
  const { t } = useWords();
  const toast = useToast();
  const scripted = useScripted();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const arrange = async (to: Partial<Arrangement>) => {
    const answer = await callApi(calls.chat, "PATCH", { conversation, ...to }).catch(() => null);
    if (!answer?.ok) toast({ tone: "danger", title: answer?.problem?.message ?? t("chats.arrange_failed") });
    else if (to.archived) navigate("/chats");
    else revalidate();
  };
  const item = (name: keyof Arrangement, is: boolean, label: string): MenuItem => {
    if (scripted) return { label, onSelect: () => void arrange({ [name]: !is }) };
    return { label, post: { action: `/chats/${conversation}/arrange`, fields: { [name]: `${!is}` } } };
  };
  return [
    item("pinned", pinned, t(pinned ? "chats.unpin" : "chats.pin")),
    item("muted", muted, t(muted ? "chats.unmute" : "chats.mute")),
    item("archived", archived, t(archived ? "chats.unarchive" : "chats.archive")),
    ...(photos ? [item("photos", photos, t("chats.photos_blur", { name }))] : []),
  ];
}

/**
 * Returns a function that deletes a conversation. The list hides the conversation at once and offers to undo. If the
 * request fails, the list is fetched again.
 */
function useRemove(conversation: string): () => Promise<void> {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();

  async function restore(): Promise<void> {
    const answer = await callApi(calls.chat, "PATCH", { conversation, deleted: false }).catch(() => null);
    if (answer?.ok) navigate(`/chats/${conversation}`);
    else toast({ tone: "danger", title: t("chats.undo_failed") });
  }

  return async () => {
    const left: LeftOut = { deleted: conversation };
    const answering = callApi(calls.chat, "DELETE", { conversation }).catch(() => null);
    navigate("/chats", { state: left });
    const answer = await answering;
    if (answer?.ok) {
      const action = { label: t("chats.undo"), onSelect: () => void restore() };
      toast({ tone: "success", title: t("chats.deleted"), action });
    } else {
      toast({ tone: "danger", title: t("chats.delete_failed") });
      navigate("/chats", { replace: true });
    }
  };
}
