import { useState } from "react";
import { GROUPS } from "~/app/locales/groups";
import * as css from "~/app/ui/frame/forms.css";
import { page } from "~/app/ui/frame/page";
import { Button, ConfirmDialog, Dialog, Prose, useToast } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

export const handle = page({ name: "dev-dialogs", texts: GROUPS, title: () => "Dialogs" });

type Open = "error" | "confirm" | "pending" | "terms";

export default function Dialogs() {
  const { Page } = useTemplate();
  const { t } = useWords();
  const toast = useToast();
  const [open, setOpen] = useState<Open | null>(null);
  const dialog = (name: Open) => ({
    open: open === name,
    onOpenChange: (is: boolean) => setOpen(is ? name : null),
    closeLabel: t("common.close"),
  });
  const confirmed = {
    title: t("chats.delete_confirm_title"),
    description: t("chats.delete_confirm", { name: "Anna" }),
    confirmLabel: t("chats.delete"),
    cancelLabel: t("common.cancel"),
    onConfirm: () => setOpen(null),
    danger: true,
  };
  return (
    <Page title="Dialogs" lead="" width="prose" tabs={null}>
      <div className={css.stack}>
        <Opener text="Error: a chat that cannot be started" onOpen={() => setOpen("error")} />
        <Opener text="Confirm: delete a conversation" onOpen={() => setOpen("confirm")} />
        <Opener text="Confirm, while it is done" onOpen={() => setOpen("pending")} />
        <Opener text="Terms, longer than the window" onOpen={() => setOpen("terms")} />
        <Opener text="Toast: done" onOpen={() => toast({ tone: "success", title: t("chats.deleted") })} />
        <Opener
          text="Toast: failed"
          onOpen={() => toast({ tone: "danger", title: t("chats.failed"), text: t("error.offline") })}
        />
      </div>
      <Dialog
        {...dialog("error")}
        title={t("error.title")}
        description={t("chats.start_error")}
        actions={
          <Button variant="danger" onClick={() => setOpen(null)}>
            {t("common.close")}
          </Button>
        }
      />
      <ConfirmDialog {...dialog("confirm")} {...confirmed} />
      <ConfirmDialog {...dialog("pending")} {...confirmed} pending />
      <Dialog {...dialog("terms")} title={t("footer.terms")} description={t("signup.lead")}>
        <Prose>
          {Array.from({ length: 12 }, (_, n) => (
            <p key={n}>{t("index.point_1_text")}</p>
          ))}
        </Prose>
      </Dialog>
    </Page>
  );
}

function Opener({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <Button variant="secondary" onClick={onOpen}>
      {text}
    </Button>
  );
}
