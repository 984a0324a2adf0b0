import { type FormEvent, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useRevalidator } from "~/app/router/client";
import { failedCall } from "~/app/ui/frame/failed-call";
import { Button, ButtonLink, Form, useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./PromptActions.css";

interface PromptActionsProps {
  id: string;
  name: string;
  prompt: string;
  question: string;
  /** Whether the member's like is for this answer. */
  liked: boolean;
}

/** Likes an answer, or writes about it. Both work without a script. */
export function PromptActions({ id, name, prompt, question, liked }: PromptActionsProps) {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const like = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || liked) return;
    setBusy(true);
    const answer = await callApi(calls.likes, "POST", { profile: id, prompt }).catch(() => null);
    setBusy(false);
    if (answer?.ok) revalidate();
    else toast({ tone: "danger", title: failedCall(answer, t) });
  };

  const answer = t("prompts.answer_of", { name, question });
  return (
    <div className={css.actions}>
      <Form method="post" action={`/members/${id}/like`} onSubmit={like}>
        <Button
          type="submit"
          name="prompt"
          value={prompt}
          variant="quiet"
          size="s"
          pending={busy}
          aria-pressed={liked}
          about={answer}
          className={liked ? css.liked : css.like}
        >
          {t(liked ? "likes.liked" : "likes.like")}
        </Button>
      </Form>
      <ButtonLink
        href={`/members/${id}/chat?about=${prompt}`}
        variant="quiet"
        size="s"
        className={css.reply}
        about={answer}
        data-no-prefetch
      >
        {t("prompts.reply")}
      </ButtonLink>
    </div>
  );
}
