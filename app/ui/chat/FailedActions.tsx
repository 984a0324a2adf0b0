import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./FailedActions.css";
import { useLeadBack } from "./use-lead-back";
import type { Outgoing } from "./use-outgoing";

interface Props {
  message: Outgoing;
  retry(message: Outgoing): void;
  discard(key: string): void;
}

/** Why a message was not sent, and what can be done about it. Sending it again is still one message. */
export function FailedActions({ message, retry, discard }: Props) {
  const { t } = useWords();
  const actions = useLeadBack<HTMLDivElement>();
  return (
    <div ref={actions} className={css.failed} role="alert">
      <p className={css.problem}>{message.problem}</p>
      <Button variant="quiet" size="s" onClick={() => retry(message)}>
        {t("chats.send_again")}
      </Button>
      <Button variant="quiet" size="s" onClick={() => discard(message.key)}>
        {t("chats.discard")}
      </Button>
    </div>
  );
}
