import { isState, listPostbacks, replayPostback, STATES } from "./postbacks/command";
import type { Machine } from "./site-alone";
import { runTenantCommand } from "./tenant-command";

const usage = `npm run postbacks -- --tenant <slug> <command>

  list [--state ${STATES.join("|")}]   what partners were told or are to be, a hundred at most, the newest first; and why not
  replay <id>                                   sends one again, under the same txid

The site may be served meanwhile: what is put back is sent within a minute.
`;

process.exitCode = await runTenantCommand({
  usage,
  options: { state: { type: "string" } },
  asked: ({ state }, [command, id, ...more]) => {
    if (more.length > 0) return undefined;
    if (command === "list" && id === undefined && (state === undefined || isState(state))) {
      const states = state ? [state] : [...STATES];
      return (machine: Machine, tenant: string) => listPostbacks(machine, tenant, states);
    }
    if (command === "replay" && id !== undefined && state === undefined) {
      return (machine: Machine, tenant: string) => replayPostback(machine, tenant, id);
    }
    return undefined;
  },
  answer: (machine, tenant, ask) => ask(machine, tenant),
});
