import { ageOn, type CalendarDate } from "~/app/domain/ages";
import type { Gender } from "~/db/tables";
import type { CardRow } from "./profiles.queries";

/** A member in lists. Contains no email, no birth date and no exact place. */
export interface ProfileCard {
  id: string;
  fictional: boolean;
  name: string;
  /** Whole years today, on the tenant's calendar. */
  age: number;
  gender: Gender | null;
  country: string | null;
  region: string | null;
  city: string | null;
  language: string;
  photo: string | null;
}

/** Converts a row of `cardColumns`. `today` is the tenant's (`todayOf`), computed once per list. */
export function cardOf(row: CardRow, today: CalendarDate): ProfileCard {
  return {
    id: row.id,
    fictional: row.kind === "fictional",
    name: row.name,
    age: ageOn(row.birthDate, today),
    gender: row.gender,
    country: row.country,
    region: row.region,
    city: row.city,
    language: row.language,
    photo: row.mainPhoto,
  };
}
