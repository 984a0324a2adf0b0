import { measure, PARTS } from "../bench/command";
import { verb } from "./declaration";
import { oneOf, whole } from "./readers";

const only = { takes: "<part>", does: "one part alone", read: oneOf(...PARTS) };
const engine = { takes: "postgres", does: "what that engine costs", read: oneOf("postgres") };

export default verb({
  does: "Measures the built server on throw-away data against references that it carries itself, and prints one table.",
  permission: null,
  more: `It takes 10 thousand and a million members. --engine postgres takes what PostgreSQL costs against SQLite instead, on a throw-away
server. The parts:
${PARTS.join(", ")}.`,
  prints: true,
  options: {
    quick: { does: "10 and 100 thousand members" },
    only,
    engine,
    scale: { does: "1 to 10,000 tenants instead; with --engine postgres up to a thousand schemas" },
    people: { does: "how many members can be there at once instead, who do what people do" },
    soak: { takes: "<minutes>", does: "a few such members for so long: memory, descriptors and errors", read: whole() },
    workers: { takes: "<count>", does: "of the server that people are on; 1 where left out", read: whole() },
    "full-scale": { does: "the same, one of them with a million members" },
    json: { takes: "<file>", does: "keeps the rows there" },
  },
  run: measure,
});
