import { measure, PARTS } from "../bench/command";
import { verb } from "./declaration";
import { oneOf, whole } from "./readers";

const only = { takes: "<part>", does: "one part only", read: oneOf(...PARTS) };
const engine = { takes: "postgres", does: "measures the cost of that engine", read: oneOf("postgres") };

export default verb({
  does: "Measures the built server on temporary data against built-in references, and prints one table.",
  permission: null,
  more: `It uses 10 thousand and a million members. --engine postgres compares PostgreSQL with SQLite instead, on a temporary
server. The parts:
${PARTS.join(", ")}.`,
  prints: true,
  options: {
    quick: { does: "10 and 100 thousand members" },
    only,
    engine,
    scale: { does: "1 to 10,000 tenants instead; with --engine postgres up to a thousand schemas" },
    people: { does: "the maximum number of simulated members instead" },
    soak: { takes: "<minutes>", does: "a few simulated members for so long: memory, descriptors and errors", read: whole() },
    workers: { takes: "<count>", does: "of the server for simulated members; 1 by default", read: whole() },
    "full-scale": { does: "the same, one of them with a million members" },
    json: { takes: "<file>", does: "writes the rows to this file" },
  },
  run: measure,
});
