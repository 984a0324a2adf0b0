import cluster from "node:cluster";
import { serve } from "~/app/server";
import { askingChannel, type Line, type Message } from "./channel";
import { writeTurnOn } from "./machine";

/** Longest that a worker whose primary is gone goes on, in ms. */
const STOP_WITHIN = 10_000;

/** What a worker does: serves until it is told to stop, or its primary is gone. */
export async function work(): Promise<void> {
  const worker = cluster.worker!;
  const line = lineToPrimary(worker);
  const channel = askingChannel(line);
  const starting = serve({ channel, writeTurn: writeTurnOn(channel) });
  let stopping = false;

  async function stop() {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await (await starting).close();
    process.exit(0);
  }

  channel.onTold("stop", stop);
  line.onGone(stop);
  // Ctrl-C and some supervisors send their signal to every process at once: a second one is for the primary to hear.
  process.on("SIGINT", stop).on("SIGTERM", stop);

  try {
    const { port, sites, report } = await starting;
    channel.onTold("report", async (round) => {
      await channel.ask("reported", { worker: worker.id, round, report: await report() });
    });
    await channel.ask("serving", { worker: worker.id, served: { port, sites } });
  } catch (error) {
    await channel.ask("not_serving", error instanceof Error ? error.message : String(error));
    throw error;
  }
}

function lineToPrimary(worker: NonNullable<typeof cluster.worker>): Line {
  return {
    send: (message) => void worker.send(message, undefined, undefined, () => {}),
    onMessage: (receive) => void process.on("message", (message: Message) => receive(message)),
    onGone: (ended) =>
      void worker.once("disconnect", () => {
        // Without this Node ends the process here and now, with requests in flight.
        worker.exitedAfterDisconnect = true;
        ended();
      }),
  };
}
