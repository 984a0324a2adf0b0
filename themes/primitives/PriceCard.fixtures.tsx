import { Button } from "./Button";
import type { Fixtures } from "./fixture";
import { PriceCard, PriceCards } from "./PriceCard";

const buy = <Button wide>Choose</Button>;

export const fixtures: Fixtures = {
  usual: <PriceCard title="100 credits" price="€ 24.99" per="25 cents a message" action={buy} />,
  highlighted: (
    <PriceCard
      title="Premium"
      price="€ 14.99"
      per="a month"
      mark="Most chosen"
      highlighted
      includes={["Write to everybody", "See who liked you", "No charge for messages"]}
      small="Paid monthly, ends whenever you say."
      action={buy}
    />
  ),
  three: (
    <PriceCards>
      <PriceCard title="50 credits" price="€ 14.99" per="30 cents a message" action={buy} />
      <PriceCard
        title="100 credits"
        price="€ 24.99"
        per="25 cents a message"
        mark="Most chosen"
        highlighted
        action={buy}
      />
      <PriceCard title="250 credits" price="€ 49.99" per="20 cents a message" action={buy} />
    </PriceCards>
  ),
  "long German": (
    <PriceCard
      title="Benachrichtigungseinstellungspaket"
      price="1.249,99 €"
      per="je Kalendervierteljahr, im Voraus"
      mark="Am häufigsten gewählt"
      includes={["Freundschaftsanfragebenachrichtigungseinstellung"]}
      small="Verlängert sich nicht von selbst und endet ohne Kündigung."
      action={<Button wide>Kostenpflichtig bestellen</Button>}
    />
  ),
};
