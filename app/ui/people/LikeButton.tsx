import { type FormEvent, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { failedCall } from "~/app/ui/frame/failed-call";
import { Form, IconButton, useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import * as css from "./LikeButton.css";

interface LikeButtonProps {
  id: string;
  name: string;
  liked: boolean;
}

/** A button that likes and unlikes without leaving the page. Without a script, a small form does this. */
export function LikeButton({ id, name, liked: initially }: LikeButtonProps) {
  const { t } = useWords();
  const toast = useToast();
  const [liked, setLiked] = useState(initially);
  const [busy, setBusy] = useState(false);

  const toggle = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setLiked(!liked);
    const answer = await callApi(calls.likes, liked ? "DELETE" : "POST", { profile: id }).catch(() => null);
    setBusy(false);
    if (answer?.ok) return;
    setLiked(liked);
    toast({ tone: "danger", title: failedCall(answer, t) });
  };

  return (
    <Form method="post" action={`/members/${id}/${liked ? "unlike" : "like"}`} onSubmit={toggle}>
      <IconButton
        type="submit"
        filled
        pressed={liked}
        label={t("likes.like_name", { name })}
        className={liked ? css.full : css.heart}
      />
    </Form>
  );
}
