import type { ReactNode } from "react";
import { Avatar } from "./primitives";
import type { ProfileProps, SafetyActionsProps } from "./template";
import { useWords } from "./words";

// The parts of a profile page that all templates share. A template places and styles them.

interface Pictures {
  /** The main picture, or the person's initials without one. */
  main: ReactNode;
  others: { address: string; picture: ReactNode }[];
}

/** Returns a person's pictures, each with its alternative text. Each picture fills its container. */
export function usePictures({ person: { name, photo: own }, photos, photo }: ProfileProps): Pictures {
  const { t } = useWords();
  const [main = own, ...others] = photos;
  const alt = main ? t("profile.photo_of", { name }) : "";
  return {
    main: photo(0, <Avatar size="fill" name={name} photo={main} eager="first" alt={alt} />),
    others: others.map((address, index) => ({
      address,
      picture: photo(
        index + 1,
        <Avatar size="fill" name={name} photo={address} alt={t("profile.photo_n_of", { n: index + 2, name })} />,
      ),
    })),
  };
}

/** The report and block buttons of a profile. */
export function SafetyList({ name, report, block, className }: SafetyActionsProps & { className: string }) {
  const { t } = useWords();
  return (
    <ul aria-label={t("profile.safety", { name })} className={className}>
      <li>{report}</li>
      <li>{block}</li>
    </ul>
  );
}

interface FactsProps {
  facts: ProfileProps["facts"];
  /** The classes of the list, of one fact, and of its label and value. */
  css: { facts: string; fact: string; factLabel: string; factValue?: string };
}

export function Facts({ facts, css }: FactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt className={css.factLabel}>{label}</dt>
          <dd className={css.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
