import { Form } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { Button, join, SendIcon, TextArea, useToast, VisuallyHidden } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import type { Person } from "~/themes/template";
import { useWords } from "~/themes/words";
import { callApi } from "./api";
import * as css from "./Composer.css";
import { useTouchDevice } from "./device";
import { useEarlyInput } from "./early-input";
import { useFormState } from "./forms";
import type { WireMessage } from "./use-messages";

interface ComposerProps {
  conversation: string;
  person: Person;
  firstKey: string;
  /** Credits that a message takes here; 0 where it is free, or the site has none. */
  cost: number;
  onSent(message: WireMessage): void;
}

/** Writes a message. Its key is kept until an answer came, so that sending again after a lost one is still one message. */
export function Composer({ conversation, person, firstKey, cost, onSent }: ComposerProps) {
  const { MessagePrice } = useTemplate();
  const { t } = useWords();
  const price = usePrice(person, cost);
  const toast = useToast();
  const touch = useTouchDevice();
  const state = useFormState();
  const [text, setText] = useState(state.typed("text") ?? "");
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState(state.errorOf("text") ?? state.problem?.text ?? "");
  const key = useRef(firstKey);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(field, setText);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const answer = await callApi<{ message: WireMessage }>("POST", "/api/messages.php", {
      conversation,
      text,
      key: key.current,
    }).catch(() => null);
    setSending(false);
    if (answer?.body?.message && typeof answer.body.message === "object") {
      key.current = crypto.randomUUID();
      setText("");
      setProblem("");
      onSent(answer.body.message);
      field.current?.focus();
    } else if (answer) {
      field.current?.focus();
      setProblem(typeof answer.body?.message === "string" ? answer.body.message : t("error.unexpected"));
    } else {
      toast({ tone: "danger", title: t("chats.failed"), text: t("error.offline") });
    }
  };

  // On a screen keyboard Enter is the only way to a new line.
  const sendOnEnter = (event: KeyboardEvent) => {
    if (touch || event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Form ref={form} method="post" action={`/chats/${conversation}`} onSubmit={send} className={css.composer}>
      {price && (
        <div id="composer-price">
          <MessagePrice text={price} free={cost === 0} />
        </div>
      )}
      {problem && (
        <p className={css.problem} role="alert" id="composer-problem">
          {problem}
        </p>
      )}
      <input type="hidden" name="key" value={key.current} />
      <div className={css.row}>
        <label className={css.field} htmlFor="composer-text">
          <VisuallyHidden>{t("chats.write")}</VisuallyHidden>
          <TextArea
            ref={field}
            id="composer-text"
            name="text"
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={sendOnEnter}
            placeholder={t("chats.write_placeholder", { name: person.name })}
            aria-describedby={join(problem && "composer-problem", price && "composer-price") || undefined}
            className={css.text}
            required
          />
        </label>
        <Button type="submit" variant="primary" pending={sending} icon={<SendIcon size={18} />}>
          {sending ? t("chats.sending") : t("chats.send")}
        </Button>
      </div>
    </Form>
  );
}

/** What sending takes, in words; "" where the site has no credits and nothing is to be said. */
function usePrice({ name, fictional }: Person, cost: number): string {
  const { t } = useWords();
  if (fictional) return t("chats.free_to_fictional", { name });
  return cost > 0 ? t("credits.message_cost", { count: cost }) : "";
}
