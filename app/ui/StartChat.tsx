import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { Button, ButtonLink, Dialog } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import { useSite } from "./site-data";

interface StartChatProps {
  id: string;
  name: string;
  /** The main thing to do on its page, or one among several on a card. */
  main?: boolean;
}

/** Opens the conversation with somebody. Without a script, and for a visitor, it is a plain link to the same. */
export function StartChat({ id, name, main = false }: StartChatProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const member = useSite()?.member;
  const [failed, setFailed] = useState(false);

  const open = async (event: MouseEvent) => {
    if (!member || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await callApi(calls.chat, "GET", { profile: id }).catch(() => null);
    if (answer?.status === 403) navigate(`/login?next=${encodeURIComponent(`/members/${id}/chat`)}`);
    else if (answer?.ok) navigate(`/chats/${answer.body.id}`);
    else setFailed(true);
  };

  return (
    <>
      <ButtonLink
        href={`/members/${id}/chat`}
        variant={main ? "primary" : "secondary"}
        size={main ? "m" : "s"}
        onClick={open}
        data-no-prefetch
        aria-label={main ? undefined : t("chats.start_with", { name })}
      >
        {t("chats.start")}
      </ButtonLink>
      {failed && (
        <Dialog
          open
          onOpenChange={setFailed}
          title={t("error.title")}
          description={t("chats.start_error")}
          closeLabel={t("common.close")}
          actions={
            <Button variant="danger" onClick={() => setFailed(false)}>
              {t("common.close")}
            </Button>
          }
        />
      )}
    </>
  );
}
