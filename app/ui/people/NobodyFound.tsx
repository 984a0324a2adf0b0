import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

interface NobodyFoundProps {
  page: number;
  pages: number;
  count: number;
  /** Whether the site has no members to show at all. */
  nobody: boolean;
  hrefOf(page: number): string;
}

export function NobodyFound({ page, pages, count, nobody, hrefOf }: NobodyFoundProps) {
  const { EmptyState } = useTemplate();
  const { t } = useWords();
  const site = useSite();
  const motif = <Motif niche={site?.niche ?? 1} variant="small" />;
  const way = (href: string, label: string) => (
    <ButtonLink href={href} variant="secondary">
      {label}
    </ButtonLink>
  );
  if (count > 0) {
    const text = t("search.past_text", { page, pages });
    return (
      <EmptyState
        title={t("search.past_title")}
        {...{ text, motif }}
        action={way(hrefOf(pages), t("search.past_action"))}
      />
    );
  }
  if (nobody) {
    const forVisitor = site?.mayJoin ? way("/signup", t("nav.signup")) : way("/login", t("nav.login"));
    const action = site?.member ? way("/profile", t("search.empty_action")) : forVisitor;
    return <EmptyState title={t("search.empty_title")} text={t("search.empty_text")} {...{ motif, action }} />;
  }
  const all = way("/members?gender=&country=", t("search.none_action"));
  return <EmptyState title={t("search.none_title")} text={t("search.none_text")} motif={motif} action={all} />;
}
