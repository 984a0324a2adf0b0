import { type MouseEvent, useState } from "react";
import { onDemand } from "~/themes/primitives";
import { useWords } from "~/themes/words";

type Page = "terms" | "privacy";

const LegalDialog = onDemand(() => import("./LegalDialog").then((module) => module.LegalDialog));

/** The texts that one agrees to, above the form and not in its place. Without a script they are pages of their own. */
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
      {/* The dot stays with what it comes after. */}
      {"\u00a0· "}
      <a href="/pages/privacy" onClick={show("privacy")}>
        {t("signup.privacy_link")}
      </a>
      {Dialog && shown && <Dialog {...shown} close={() => setShown({ ...shown, open: false })} />}
    </>
  );
}
