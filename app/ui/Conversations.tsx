import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import type { ChatSummary } from "./chat-list.server";
import { useLive } from "./live";
import { useSite } from "./site-data";

/** The list of conversations, beside the open one where there is one. */
export function Conversations({
  chats,
  current,
  children,
}: {
  chats: ChatSummary[];
  current?: string;
  children: ReactNode;
}) {
  const { Chats, EmptyState } = useTemplate();
  const { t } = useWords();
  const niche = useSite()?.niche ?? 1;
  useFreshList();
  return (
    <Chats
      title={t("chats.title")}
      conversations={chats.map((chat) => ({ ...chat, href: `/chats/${chat.id}`, current: chat.id === current }))}
      empty={
        <EmptyState
          title={t("chats.empty_title")}
          text={t("chats.empty_text")}
          motif={<Motif niche={niche} variant="small" />}
          action={
            <ButtonLink href="/members" variant="primary">
              {t("chats.empty_action")}
            </ButtonLink>
          }
        />
      }
      open={children}
    />
  );
}

/** The list follows what the polling finds: a count that changed means that somebody wrote or was read. */
function useFreshList() {
  const { unread } = useLive();
  const { revalidate } = useRevalidator();
  const seen = useRef(unread);
  useEffect(() => {
    if (seen.current === unread) return;
    seen.current = unread;
    revalidate();
  }, [unread, revalidate]);
}
