import { measure, PARTS } from "../bench/command";
import { verb } from "./declaration";
import { oneOf } from "./readers";

const only = { takes: "<part>", does: "one part alone", read: oneOf(...PARTS) };
const engine = { takes: "postgres", does: "of --scale: schemas of PostgreSQL", read: oneOf("postgres") };

export default verb({
  does: "Measures the built server on throw-away data against references that it carries itself, and prints one table.",
  permission: null,
  more: `It uses sites of 10 thousand and of a million members. The parts: ${PARTS.join(", ")}.`,
  prints: true,
  options: {
    quick: { does: "10 and 100 thousand members" },
    only,
    engine,
    scale: { does: "1 to 10,000 tenants instead; with --engine postgres up to a thousand schemas" },
    "full-scale": { does: "the same, one of them with a million members" },
    json: { takes: "<file>", does: "keeps the rows there" },
  },
  run: measure,
});
