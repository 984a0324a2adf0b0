import { Outcome } from "~/app/ui/frame/Outcome";
import { page } from "~/app/ui/frame/page";
import { useWords } from "~/themes/words";

export const handle = page({
  name: "activate-error",
  texts: ["account", "activate"],
  title: (t) => t("account.link_spent"),
});

export default function ActivateError() {
  const { t } = useWords();
  return (
    <Outcome
      title={t("account.link_spent")}
      text={t("activate.error_text")}
      href="/notifications#email-change-incorrect"
      label={t("activate.error_action")}
    />
  );
}
