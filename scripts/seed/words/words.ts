/**
 * What people write. Every sentence stands for itself and fits any adult of any gender, so that any choice of them
 * reads as one person's.
 */
export interface PeopleWords {
  personal: {
    openings: string[];
    /** How somebody lives. */
    days: string[];
    /** The same, past 55. */
    laterDays: string[];
    pleasures: string[];
    closings: string[];
  };
  lookingFor: { company: string[]; wishes: string[] };
  /** What a niche adds, by its number: for those whom the site is about, and for those who come for them. */
  flavours: Partial<Record<number, { sought: string[]; seekers: string[] }>>;
  /** To some of the questions that a profile can answer, by the question's id. */
  answers: Record<string, string[]>;
  /** Two people in turn. */
  dialogues: string[][];
}
