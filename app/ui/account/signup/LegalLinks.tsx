import { type MouseEvent, useState } from "react";
import { onDemand } from "~/themes/primitives";
import { useWords } from "~/themes/words";

type Page = "terms" | "privacy";

const LegalDialog = onDemand(() => import("./LegalDialog").then((module) => module.LegalDialog));

/** Links to the terms, which open above the form. Without a script they lead to pages. */
export function LegalLinks() {
  const { t } = useWords();
  const [shown, setShown] = useState<{ page: Page; open: boolean } | null>(null);
  const Dialog = LegalDialog.useWhen(shown !== null);
  const show = (page: Page) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown({ page, open: true });
  };
  return (
    <>
      <a href="/pages/terms" onClick={show("terms")}>
        {t("signup.terms_link")}
      </a>
      {/* Keeps the dot on the line of the link before it. */}
      {"\u00a0· "}
      <a href="/pages/privacy" onClick={show("privacy")}>
        {t("signup.privacy_link")}
      </a>
      {Dialog && shown && <Dialog {...shown} close={() => setShown({ ...shown, open: false })} />}
    </>
  );
}
