import type { Fixtures } from "./fixture";
import { Range, RangeSpan, type RangeSpanProps } from "./Range";

const age: RangeSpanProps = {
  legend: "Age",
  names: ["age_from", "age_to"],
  labels: ["From", "To"],
  min: 18,
  max: 99,
  defaultValue: [25, 40],
  say: ([low, high]) => `${low} to ${high} years`,
};
const distance = {
  label: "Distance",
  name: "distance",
  min: 5,
  max: 200,
  step: 5,
  say: (km: number) => `up to ${km} km`,
};
const plural = new Intl.PluralRules("pl");
const lata = { one: "rok", few: "lata", many: "lat", other: "roku", two: "lata", zero: "lat" };

export const fixtures: Fixtures = {
  span: <RangeSpan {...age} />,
  "span, whole": <RangeSpan {...age} defaultValue={[18, 99]} />,
  "span, both at the end": <RangeSpan {...age} defaultValue={[99, 99]} />,
  "span, error": <RangeSpan {...age} error="Nobody is there in so narrow a span." defaultValue={[60, 61]} />,
  "span, disabled": <RangeSpan {...age} disabled />,
  single: <Range {...distance} defaultValue={50} />,
  "single, hint": <Range {...distance} defaultValue={5} hint="From the middle of your town." />,
  "single, error": <Range {...distance} defaultValue={200} error="That is further than this site reaches." />,
  "single, disabled": <Range {...distance} defaultValue={100} disabled />,
  "Polish plurals": (
    <RangeSpan
      {...age}
      legend="Wiek"
      labels={["Od", "Do"]}
      say={([low, high]) => `od ${low} do ${high} ${lata[plural.select(high)]}`}
      defaultValue={[21, 33]}
    />
  ),
  "long German": (
    <RangeSpan
      {...age}
      legend="Altersbereich deiner Suchergebnisse"
      say={([low, high]) => `Mitglieder von ${low} bis einschließlich ${high} Jahren`}
    />
  ),
};
