import { Outcome } from "~/app/ui/Outcome";
import { page } from "~/app/ui/page";
import { useWords } from "~/themes/words";

export const handle = page({ name: "activate-done", title: (t) => t("activate.done_title") });

export default function ActivateDone() {
  const { t } = useWords();
  return (
    <Outcome
      title={t("activate.done_title")}
      text={t("activate.done_text")}
      href="/home"
      label={t("activate.done_action")}
    />
  );
}
