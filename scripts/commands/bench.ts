import { measure, PARTS } from "../bench/command";
import { verb } from "./declaration";
import { oneOf } from "./readers";

const only = { takes: "<part>", does: PARTS.join(" "), read: oneOf(...PARTS) };
const engine = { takes: "postgres", does: "what that engine costs", read: oneOf("postgres") };

export default verb({
  does: "Measures the built server on throw-away data against references that it carries itself, and prints one table.",
  permission: null,
  more: `It takes 10 thousand and a million members. --engine postgres takes what PostgreSQL costs against SQLite instead, on a throw-away
server.`,
  prints: true,
  options: {
    quick: { does: "10 and 100 thousand members" },
    only,
    engine,
    json: { takes: "<file>", does: "keeps the rows there" },
  },
  run: measure,
});
