import { type MouseEvent, useState } from "react";
import { calls } from "~/app/contract/calls";
import { callApi } from "~/app/contract/client";
import { useNavigate } from "~/app/router/client";
import { failedCall } from "~/app/ui/frame/failed-call";
import { ButtonLink, ConfirmDialog, useToast } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface BlockButtonProps {
  id: string;
  name: string;
  /** The page to go to next, because the current page no longer shows the person. */
  next: string;
}

/** Blocks a person after a confirmation in a dialog. Without a script, a separate page asks. */
export function BlockButton({ id, name, next }: BlockButtonProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <ButtonLink href={`/members/${id}/block`} variant="quiet" size="s" onClick={ask} data-no-prefetch>
        {t("profile.block")}
      </ButtonLink>
      <BlockDialog {...{ id, name, next, asking, setAsking }} />
    </>
  );
}

interface BlockDialogProps extends BlockButtonProps {
  asking: boolean;
  setAsking(asking: boolean): void;
}

export function BlockDialog({ id, name, next, asking, setAsking }: BlockDialogProps) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const block = async () => {
    setPending(true);
    const answer = await callApi(calls.blocks, "POST", { profile: id }).catch(() => null);
    setPending(false);
    setAsking(false);
    if (!answer?.ok) return toast({ tone: "danger", title: failedCall(answer, t) });
    toast({ tone: "success", title: t("blocks.done", { name }) });
    navigate(next);
  };
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      title={t("blocks.confirm_title", { name })}
      description={t("blocks.confirm", { name })}
      closeLabel={t("common.close")}
      confirmLabel={t("profile.block")}
      cancelLabel={t("common.cancel")}
      onConfirm={block}
      pending={pending}
      danger
    />
  );
}
