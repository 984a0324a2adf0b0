import { type MouseEvent, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useNavigate } from "~/app/router/client";
import { useSite } from "~/app/ui/frame/site-data";
import { Button, ButtonLink, Dialog, IconLink } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./StartChat.css";

interface StartChatProps {
  id: string;
  name: string;
  /** Whether the button is the page's main action, with a label. On a card it is an icon. */
  main?: boolean;
}

/** A button that opens the conversation with a person. Without a script, and for visitors, it is a plain link. */
export function StartChat({ id, name, main = false }: StartChatProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const member = useSite()?.member;
  const [failed, setFailed] = useState(false);
  const href = `/members/${id}/chat`;

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
      {main ? (
        <ButtonLink href={href} variant="primary" onClick={open} data-no-prefetch>
          {t("chats.start")}
        </ButtonLink>
      ) : (
        <IconLink
          href={href}
          filled
          label={`${t("chats.start")}, ${name}`}
          className={css.onCard}
          onClick={open}
          data-no-prefetch
        />
      )}
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
