import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { contactDetailsIn } from "~/app/domain/safety/care/contact-details";
import { useNavigate } from "~/app/router/client";
import { useTouchDevice } from "~/app/ui/frame/device";
import { failedCall } from "~/app/ui/frame/failed-call";
import { isComposing } from "~/themes/composing";
import { MessagePrice } from "~/themes/defaults/MessagePrice";
import { Button, Form } from "~/themes/primitives";
import { SendButton, WritingLine } from "~/themes/primitives/WritingLine";
import { useWords } from "~/themes/words";
import { chatWith } from "./composer-field";
import * as css from "./FirstLine.css";
import { sendDraft } from "./send-draft";

export interface FirstLineData {
  openings: string[];
  writes: boolean;
  free: boolean;
  price: string;
}

interface FirstLineProps {
  id: string;
  data: FirstLineData | undefined;
  close(): void;
  sent(): void;
}

export function FirstLine({ id, data, close, sent }: FirstLineProps) {
  const { t } = useWords();
  const touch = useTouchDevice();
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(crypto.randomUUID());
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === "") return field.current?.focus();
    setBusy(true);
    setProblem("");
    const failure = await deliver();
    setBusy(false);
    if (failure) setProblem(failure);
  };

  /**
   * Sends the message. Returns the error as text. A message that needs a warning continues in the conversation, which
   * shows the warning.
   */
  async function deliver(): Promise<string | undefined> {
    const begun = await callApi(calls.chat, "GET", { profile: id }).catch(() => null);
    if (!begun?.ok) return failedCall(begun, t);
    const conversation = begun.body.id;
    if (contactDetailsIn(text).length > 0) {
      await callApi(calls.draft, "POST", { conversation, text }).catch(() => null);
      navigate(`/chats/${conversation}`);
      close();
      return undefined;
    }
    const answer = await sendDraft({ conversation, text, key: key.current }).catch(() => null);
    if (!answer?.ok) return failedCall(answer, t);
    sent();
    return undefined;
  }

  const sendOnEnter = (event: KeyboardEvent) => {
    if (touch || event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const choose = (opening: string) => {
    setText(opening);
    field.current?.focus();
  };

  return (
    <Form
      ref={form}
      method="post"
      action={`/members/${id}/chat`}
      onSubmit={send}
      className={css.form}
      data-words={chatWith(id)}
      data-words-page={`/members/${id}/chat`}
    >
      <WritingLine
        ref={field}
        name="text"
        data-autofocus
        aria-label={t("nav.match_line")}
        placeholder={t("nav.match_line")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        aria-describedby={problem ? PROBLEM : undefined}
        after={<SendButton label={t("nav.match_send")} busy={busy} />}
      />
      {data?.price && <MessagePrice text={data.price} free={data.free} />}
      {problem && (
        <p id={PROBLEM} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {data && data.openings.length > 0 && (
        <ul className={css.openings}>
          {data.openings.map((opening) => (
            <li key={opening}>
              <Button type="button" variant="secondary" size="s" wide onClick={() => choose(opening)}>
                {opening}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  );
}

const PROBLEM = "first-line-problem";
