import type { FormState } from "~/app/ui/frame/forms";
import { DateParts } from "~/themes/primitives";
import { useWords } from "~/themes/words";

export const MIN_AGE = 18;

export const MAX_AGE = 100;

interface BirthDateFieldProps {
  state: FormState;
  born?: { day: string; month: string; year: string };
  hint: string;
}

/** A field for a date of birth, for ages from 18 to 100. Lists the newest year first. */
export function BirthDateField({ state, born, hint }: BirthDateFieldProps) {
  const { t } = useWords();
  return (
    <DateParts
      legend={t("signup.date_of_birth")}
      labels={{ day: t("signup.day"), month: t("signup.month"), year: t("signup.year") }}
      names={{ day: "birth_day", month: "birth_month", year: "birth_year" }}
      months={t("signup.months").split(", ")}
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

function yearsOfAdults(minAge: number): number[] {
  const thisYear = new Date().getUTCFullYear();
  return Array.from({ length: MAX_AGE - minAge + 1 }, (_, index) => thisYear - minAge - index);
}
