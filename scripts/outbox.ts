import { isState, listEffects, retryEffect, STATES } from "./outbox/command";
import type { Machine } from "./site-alone";
import { runTenantCommand } from "./tenant-command";

const usage = `npm run outbox -- --tenant <slug> <command>

  list [--state ${STATES.join("|")}]   what is to be sent, a hundred at most of a state; without --state all that is not done
  retry <id>                        sends a dead one again, with all its tries

The site may be served meanwhile: what is put back is sent within a minute.
`;

process.exitCode = await runTenantCommand({
  usage,
  options: { state: { type: "string" } },
  asked: ({ state }, [command, id, ...more]) => {
    if (more.length > 0) return undefined;
    if (command === "list" && id === undefined && (state === undefined || isState(state))) {
      const states = state ? [state] : (["waiting", "dead"] as const);
      return (machine: Machine, tenant: string) => listEffects(machine, tenant, [...states]);
    }
    if (command === "retry" && id !== undefined && state === undefined) {
      return (machine: Machine, tenant: string) => retryEffect(machine, tenant, id);
    }
    return undefined;
  },
  answer: (machine, tenant, ask) => ask(machine, tenant),
});
