import { parseArgs } from "node:util";
import { readEnvironment } from "~/app/environment";
import { seedDemos, seedOne, USUAL_SEED } from "./seed/command";
import { Refusal, wordsOf } from "./tenant/refusal";

const USAGE = `npm run seed -- --tenant <slug> [--members N] [--seed S]

Makes invented members for a demo tenant: N of them (240), the same for the same seed S (${USUAL_SEED}).
The site may be served meanwhile. --demo instead of --tenant seeds every demo tenant that has nobody yet.
`;

process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const { tenant, demo, members, seed, help } = options();
    if (help || (!tenant && !demo)) {
      (help ? console.log : console.error)(USAGE);
      return help ? 0 : 2;
    }
    if (tenant) await seedOne(readEnvironment(), tenant, Number(members), seed);
    else await seedDemos(readEnvironment(), Number(members));
    return 0;
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        tenant: { type: "string" },
        demo: { type: "boolean", default: false },
        members: { type: "string", default: "240" },
        seed: { type: "string", default: USUAL_SEED },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`);
  }
}
