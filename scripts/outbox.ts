import { parseArgs } from "node:util";
import { EnvironmentError, readEnvironment } from "~/app/environment";
import { isState, listEffects, retryEffect, STATES } from "./outbox/command";
import { Refusal } from "./tenant/refusal";

const USAGE = `npm run outbox -- --tenant <slug> <command>

  list [--state ${STATES.join("|")}]   what is to be sent, a hundred at most of a state; without --state all that is not done
  retry <id>                        sends a dead one again, with all its tries

The site may be served meanwhile: what is put back is sent within a minute.
`;

process.exitCode = await run();

async function run(): Promise<number> {
  const asked = options();
  if (!asked || asked.help) {
    (asked ? console.log : console.error)(USAGE);
    return asked ? 0 : 2;
  }
  try {
    const lines = await asked.answer();
    for (const line of lines) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Undefined where the words make no sense. */
function options(): { help: boolean; answer(): Promise<string[]> } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: "string" },
        state: { type: "string" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const { tenant = "", state, help } = values;
    const [command, id, ...more] = positionals;
    const listing = command === "list" && id === undefined && (state === undefined || isState(state));
    const retrying = command === "retry" && id !== undefined && state === undefined;
    if (!help && (!tenant || more.length > 0 || !(listing || retrying))) return undefined;
    return {
      help,
      answer: () =>
        retrying
          ? retryEffect(readEnvironment(), tenant, id)
          : listEffects(readEnvironment(), tenant, isState(state) ? [state] : ["waiting", "dead"]),
    };
  } catch {
    return undefined;
  }
}
