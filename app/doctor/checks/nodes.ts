import { cellsDigest, MOST_AHEAD, secretDigest } from "~/app/domain/site/serving/alike";
import { lookAtNodes, type NodeRow } from "~/app/domain/site/serving/serving";
import { readClock } from "~/db/clock";
import type { DoctorContext } from "../context";
import { type Found, fine, orFine, warning, wrong } from "../findings";
import type { Check } from "./check";

/** Tolerated difference between this machine's clock and the database's, in ms. */
const AHEAD = 1_000;

/** Checks that machines with the same databases have the same settings, configs and time. */
export const nodes: Check<null> = {
  name: "nodes",
  async run(context) {
    const { environment, control } = context;
    if (environment.databaseUrl === undefined) return [fine()];
    const { nodes, configs } = await lookAtNodes(control);
    const late = [...configs].map(([site, names]) => wrong("node_config", { site, nodes: names.join(", ") }));
    const own = Date.now() - (await control.read(readClock));
    return orFine(
      [clockOf("", own), ...nodes.flatMap((node) => differencesOf(context, node)), ...late],
      `${nodes.length}`,
    );
  },
};

function differencesOf({ environment, machineSecret }: DoctorContext, node: NodeRow): (Found | false)[] {
  const { name, release, ahead } = node;
  return [
    machineSecret !== undefined && node.secret !== secretDigest(machineSecret) && wrong("node_secret", { node: name }),
    node.cells !== cellsDigest(environment.cells) && wrong("node_cells", { node: name }),
    release !== environment.release && warning("node_release", { node: name, release, own: environment.release }),
    clockOf(name, ahead),
  ];
}

function clockOf(node: string, ahead: number): Found | false {
  if (Math.abs(ahead) < AHEAD) return false;
  const said = { node: node || "-", seconds: (ahead / 1000).toFixed(1) };
  return Math.abs(ahead) > MOST_AHEAD ? wrong("node_clock", said) : warning("node_clock", said);
}
