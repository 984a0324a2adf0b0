/** What people are called where a language is spoken. Names are separated by spaces. */
export interface Names {
  female: Generations;
  male: Generations;
  /** What people of any gender call themselves where they would rather not say. */
  nicknames: string;
}

/** Names have their time: those of people past 55, of those between, and of those under 36. */
interface Generations {
  elder: string;
  middle: string;
  young: string;
}
