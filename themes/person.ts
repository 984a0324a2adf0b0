/** A person as every slot gets it. */
export interface Person {
  id: string;
  href: string;
  name: string;
  /** The age in years. 0 for a member who has left. */
  age: number;
  /** The place in words: "Utrecht, Netherlands". "" if unknown. */
  place: string;
  /** The address of the picture. If null, the primitive Avatar draws initials. */
  photo: string | null;
  fictional: boolean;
  /** "Deutsch" if the person speaks another language than this visitor. Null otherwise. */
  languageBadge: string | null;
  /** The same as a sentence in the visitor's language: "Speaks German". */
  speaks: string | null;
}
