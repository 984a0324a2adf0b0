import type { ReactNode } from "react";
import { Avatar } from "./primitives";
import type { ProfileProps } from "./template";
import { useWords } from "./words";

// What is the same on the profile pages of all templates. A template says where it stands and how it looks.

interface Pictures {
  /** The first, or the initials of somebody who has none. */
  main: ReactNode;
  others: { address: string; picture: ReactNode }[];
}

/** Somebody's pictures, each with its text for people who don't see it; they fill their container. */
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

interface FactsProps {
  facts: ProfileProps["facts"];
  /** The classes of the list, of one fact, and of its two halves. */
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
