import { Cut } from "./Cut";
import type { Fixtures } from "./fixture";

export const fixtures: Fixtures = {
  short: <Cut>Annelies</Cut>,
  long: <Cut>{"W".repeat(150)}</Cut>,
  "many marks": <Cut lines={1}>{`Z${"\u0301".repeat(30)}oe`}</Cut>,
};
