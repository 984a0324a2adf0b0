import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useSite } from "./site-data";

interface OutcomeProps {
  title: string;
  text: string;
  /** Where to go from here. */
  href: string;
  label: string;
}

/** A page that only says what became of something. */
export function Outcome({ title, text, href, label }: OutcomeProps) {
  const { EmptyState, Page } = useTemplate();
  return (
    <Page title={title} lead="" width="prose" tabs={null}>
      <EmptyState
        title=""
        text={text}
        motif={<Motif niche={useSite()?.niche ?? 1} variant="small" />}
        action={
          <ButtonLink href={href} variant="primary">
            {label}
          </ButtonLink>
        }
      />
    </Page>
  );
}
