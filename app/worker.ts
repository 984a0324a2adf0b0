import pino from "pino";
import { takeConnections } from "~/app/cluster/accepted";
import { askingChannel, type Line, type Message } from "~/app/cluster/channel";
import { onEscape } from "~/app/cluster/escapes";
import { writeTurnOn } from "~/app/cluster/machine";
import { openGuard } from "~/app/request/in-flight";
import { readEnvironment } from "./environment";
import { serve } from "./server";

/** Longest that a worker whose primary is gone goes on, in ms. */
const STOP_WITHIN = 10_000;

/** Serves until it is told to stop, or its primary is gone. */
export async function work(): Promise<void> {
  const channel = askingChannel(toPrimary);
  const guard = openGuard(Number(process.env.TALLY));
  channel.subscribe("refused", guard.refuse);
  const starting = serve({
    channel,
    writeTurn: writeTurnOn(channel),
    guard,
    async listen(server) {
      takeConnections(server);
      return readEnvironment().port;
    },
  });
  let stopping = false;

  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    try {
      await (await starting).close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  }

  channel.subscribe("stop", stop);
  toPrimary.onGone(stop);
  // Ctrl-C and some supervisors send their signal to every process at once: it is for the primary to hear.
  process.on("SIGINT", () => {}).on("SIGTERM", () => {});

  try {
    const { port, sites, problems, report } = await starting;
    channel.subscribe("report", async (round) => {
      const measured = { worker: process.pid, round, report: await report() };
      await channel.ask("reported", measured).catch(() => {}); // without a primary nobody asks
    });
    const log = pino({ level: readEnvironment().logLevel });
    onEscape((error) => {
      log.fatal({ err: error }, "an error that nobody held: this worker serves on until it is replaced");
      channel.ask("failing", process.pid).catch(() => {}); // without a primary it stops anyway
    });
    await channel.ask("serving", { worker: process.pid, served: { port, sites, problems } });
  } catch (error) {
    await channel.ask("not_serving", error instanceof Error ? error.message : String(error));
    throw error;
  }
}

const toPrimary: Line = {
  send: (message) => void process.send!(message, undefined, undefined, () => {}),
  onMessage: (receive) => void process.on("message", (message: Message) => receive(message)),
  onGone: (ended) => void process.once("disconnect", ended),
};
