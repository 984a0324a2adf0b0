import { DateParts, type DatePartsProps } from "./DateParts";
import type { Fixtures } from "./fixture";

const monthsIn = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(Date.UTC(2000, month)),
  );

const english: DatePartsProps = {
  legend: "Date of birth",
  labels: { day: "Day", month: "Month", year: "Year" },
  names: { day: "day", month: "month", year: "year" },
  months: monthsIn("en"),
  years: Array.from({ length: 83 }, (_, index) => 2007 - index),
};

export const fixtures: Fixtures = {
  empty: <DateParts {...english} />,
  chosen: (
    <DateParts {...english} defaultValue={{ day: "23", month: "9", year: "1984" }} hint="Only your age is shown." />
  ),
  error: <DateParts {...english} defaultValue={{ day: "31", month: "2" }} error="There is no such day." />,
  disabled: <DateParts {...english} defaultValue={{ day: "23", month: "9", year: "1984" }} disabled />,
  "month first": <DateParts {...english} order={["month", "day", "year"]} />,
  Polish: (
    <DateParts
      {...english}
      legend="Data urodzenia"
      labels={{ day: "Dzień", month: "Miesiąc", year: "Rok" }}
      months={monthsIn("pl")}
      defaultValue={{ month: "10" }}
    />
  ),
};
