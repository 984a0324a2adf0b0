/** A node for the nodes' test: prints the events of a tenant's bus, and ends with its input. */
import { once } from "node:events";
import pino from "pino";
import { openBuses } from "~/app/cluster/bus";
import { answeringChannel } from "~/app/cluster/channel";
import { joinNodes } from "~/app/cluster/nodes";

const { url, tenant } = JSON.parse(process.argv[2]!);
const channel = answeringChannel();
const node = joinNodes({ channel, url, log: pino({ level: "silent" }) });
openBuses(channel)
  .of(tenant)
  .subscribe((event) => {
    process.stdout.write(`${event.kind} ${event.kind === "news" ? event.member : ""}\n`);
  });
process.stdout.write("ready\n");
process.stdin.resume();
await once(process.stdin, "end");
await node.close();
