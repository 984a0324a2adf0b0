import { Pager } from "~/themes/primitives";
import { useWords } from "~/themes/words";

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

/** The pager in the visitor's language. */
export function PageLinks(props: PageLinksProps) {
  const { t } = useWords();
  const labels = {
    navigation: t("common.pages"),
    previous: t("common.previous"),
    next: t("common.next"),
    page: (page: number) => t("common.go_to_page", { page }),
  };
  return <Pager {...props} labels={labels} />;
}
