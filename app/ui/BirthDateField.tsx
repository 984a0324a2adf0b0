import { DateParts } from "~/themes/primitives";
import { useWords } from "~/themes/words";
import type { FormState } from "./forms";
import { monthNames, yearsOfAdults } from "./months";

/** The one age below which nobody is a member. */
export const MIN_AGE = 18;

interface BirthDateFieldProps {
  state: FormState;
  /** What is known already. */
  born?: { day: string; month: string; year: string };
  hint: string;
}

/** A date of birth, from 18 to 100 years ago, newest first. */
export function BirthDateField({ state, born, hint }: BirthDateFieldProps) {
  const { t, locale } = useWords();
  return (
    <DateParts
      legend={t("signup.date_of_birth")}
      labels={{ day: t("signup.day"), month: t("signup.month"), year: t("signup.year") }}
      names={{ day: "birth_day", month: "birth_month", year: "birth_year" }}
      months={monthNames(locale)}
      years={yearsOfAdults(MIN_AGE)}
      defaultValue={{
        day: state.typed("birth_day") ?? born?.day,
        month: state.typed("birth_month") ?? born?.month,
        year: state.typed("birth_year") ?? born?.year,
      }}
      hint={hint}
      error={state.errorOf("birthDate")}
      required
    />
  );
}
