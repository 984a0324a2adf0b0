import type { ReactNode } from "react";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import type { ChatList, ChatSummary } from "./chat-list.server";
import { ListTools } from "./ListTools";
import { RestLink } from "./RestLink";
import { useChatList } from "./use-chat-list";

export function Conversations({ list, current, children }: { list: ChatList; current?: string; children: ReactNode }) {
  const { Chats } = useTemplate();
  const { t } = useWords();
  const { chats, rest, loadRest, loading } = useChatList(list, current);
  const marks = ({ at, pinned, muted }: ChatSummary) =>
    [at, pinned && t("chats.pinned"), muted && t("chats.muted")].filter(Boolean).join(" · ");
  return (
    <Chats
      title={t("chats.title")}
      tools={list.searchable ? <ListTools {...list} /> : null}
      conversations={chats.map((chat) => ({
        ...chat,
        at: marks(chat),
        href: `/chats/${chat.id}`,
        // Shows no draft in the list for the open conversation, which shows it itself.
        preview: (chat.id !== current && chat.draft) || chat.preview,
        current: chat.id === current,
        // The open conversation counts as read.
        unread: chat.id === current ? 0 : chat.unread,
      }))}
      rest={rest && <RestLink href={rest} label={t("chats.show_more")} load={loadRest} loading={loading} />}
      empty={<NoConversations found={list.searchable} />}
      open={children}
    />
  );
}

/** Replaces an empty list. `found`: there are conversations that the search or the filter hides. */
function NoConversations({ found }: { found: boolean }) {
  const { EmptyState } = useTemplate();
  const { t } = useWords();
  const niche = useSite()?.niche ?? 1;
  const [title, text, action, href] = found
    ? (["chats.nothing_found_title", "chats.nothing_found_text", "chats.show_all", "/chats"] as const)
    : (["chats.empty_title", "chats.empty_text", "chats.empty_action", "/members"] as const);
  return (
    <EmptyState
      title={t(title)}
      text={t(text)}
      motif={<Motif niche={niche} variant="small" />}
      action={
        <ButtonLink href={href} variant="primary">
          {t(action)}
        </ButtonLink>
      }
    />
  );
}
