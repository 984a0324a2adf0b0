import { type FormEvent, useEffect, useRef, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useRevalidator } from "~/app/router/client";
import { Button, EyeIcon, Form, useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./MessagePhoto.css";

interface Props {
  conversation: string;
  message: string;
  name: string;
  shown(): void;
}

export function ShowPhotos({ conversation, message, name, shown }: Props) {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const accepted = useRef(false);

  const show = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const answer = await callApi(calls.chat, "PATCH", { conversation, photos: true }).catch(() => null);
    setPending(false);
    if (!answer?.ok) return toast({ tone: "danger", title: answer?.problem?.message ?? t("chats.arrange_failed") });
    accepted.current = true;
    shown();
    revalidate();
  };

  // The button disappears with its focus, so the focus moves to the revealed photo.
  useEffect(() => {
    return () => {
      if (accepted.current) document.getElementById(message)?.querySelector<HTMLElement>("p a:has(img)")?.focus();
    };
  }, [message]);

  const hint = `show-photos-${message}`;
  return (
    <Form method="post" action={`/chats/${conversation}/arrange`} onSubmit={show} className={css.accept}>
      <input type="hidden" name="photos" value="true" />
      <Button
        type="submit"
        variant="secondary"
        size="s"
        icon={<EyeIcon size={18} />}
        pending={pending}
        aria-describedby={hint}
      >
        {t("chats.photos_show", { name })}
      </Button>
      <p id={hint} className={css.hint}>
        {t("chats.photos_show_hint", { name })}
      </p>
    </Form>
  );
}
