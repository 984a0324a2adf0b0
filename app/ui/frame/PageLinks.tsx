import { linkedPages, Pager } from "~/themes/primitives/Pager";
import { RenderedOnce } from "~/themes/primitives/RenderedOnce";
import { useWords } from "~/themes/words";

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

export function PageLinks(props: PageLinksProps) {
  const { t } = useWords();
  const labels = {
    navigation: t("common.pages"),
    previous: t("common.previous"),
    next: t("common.next"),
    page: t("common.go_to_page"),
  };
  const { page, pages, hrefOf } = props;
  const hrefs = linkedPages(page, pages).map(hrefOf);
  return <RenderedOnce of={["pages", page, pages, hrefs]}>{() => <Pager {...props} labels={labels} />}</RenderedOnce>;
}
