import type { ReactNode } from "react";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";

interface NobodyToShowProps {
  text: string;
  href: string;
  label: string;
  children?: ReactNode;
}

export function NobodyToShow({ text, href, label, children }: NobodyToShowProps) {
  const { Page, EmptyState } = useTemplate();
  const { t } = useWords();
  const niche = useSite()?.niche ?? 1;
  return (
    <Page title={t("finder.title")} lead="" width="stage" tabs={null}>
      <EmptyState
        title=""
        text={text}
        motif={<Motif niche={niche} variant="small" />}
        action={
          <>
            <ButtonLink href={href} variant="primary">
              {label}
            </ButtonLink>{" "}
            {children}
          </>
        }
      />
    </Page>
  );
}
