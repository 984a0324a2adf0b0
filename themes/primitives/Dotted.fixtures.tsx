import { Dotted } from "./Dotted";
import type { Fixtures } from "./fixture";

export const fixtures: Fixtures = {
  two: <Dotted parts={["Online today", "Utrecht, Netherlands"]} />,
  "one of two": <Dotted parts={[undefined, "Utrecht, Netherlands"]} />,
  long: (
    <Dotted parts={["In der letzten Stunde aktiv", "Schmedeswurtherwesterdeich, Schleswig-Holstein, Deutschland"]} />
  ),
};
