import { Button } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { Outgoing } from "./outgoing";
import * as css from "./UnsentActions.css";
import { useFocusReturn } from "./use-lead-back";

interface Props {
  message: Outgoing;
  retry(message: Outgoing): void;
  discard(key: string): void;
}

export function UnsentActions(props: Props) {
  if (props.message.state === "failed") return <FailedActions {...props} />;
  return props.message.state === "waiting" ? <WaitingActions {...props} /> : null;
}

/** Shows why a message was not sent, and a button to send it again. A message that is sent again has one price. */
function FailedActions({ message, retry, discard }: Props) {
  const { t } = useWords();
  const actions = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={actions} className={css.actions} role="alert">
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

function WaitingActions({ message, discard }: Props) {
  const { t } = useWords();
  const actions = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={actions} className={css.actions} aria-live="off">
      <Button variant="quiet" size="s" onClick={() => discard(message.key)}>
        {t("chats.discard")}
      </Button>
    </div>
  );
}
