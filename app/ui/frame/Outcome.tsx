import { Motif } from "~/themes/niches/motif";
import { ButtonLink } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import * as css from "./forms.css";
import { useSite } from "./site-data";

interface OutcomeProps {
  title: string;
  text: string;
  href: string;
  label: string;
}

export function Outcome({ title, text, href, label }: OutcomeProps) {
  const { FormFrame } = useTemplate();
  const niche = useSite()?.niche ?? 1;
  return (
    <FormFrame title={title} lead="" motif={<Motif niche={niche} variant="hero" />} aside={null}>
      <div className={css.stack}>
        <p>{text}</p>
        <ButtonLink href={href} variant="primary" size="l" wide>
          {label}
        </ButtonLink>
      </div>
    </FormFrame>
  );
}
