import { connectionTaker } from "~/app/cluster/accepted";
import { askingChannel, type Line, type Message } from "~/app/cluster/channel";
import { onEscape } from "~/app/cluster/escapes";
import { frontPagesThrough } from "~/app/cluster/look";
import { writeTurnOn } from "~/app/cluster/machine";
import type { Ending } from "~/app/cluster/messages";
import { openLog } from "~/app/log/log";
import { readEnvironment } from "~/app/settings/environment";
import type { Finishing } from "~/app/sockets/finish";
import { serve } from "./server";

/** The time limits of a worker whose primary process has died or is ending too. */
const AT_ONCE: Ending = { linger: 0, patience: 8_000 };
/** The maximum time for all other work at the end, in ms. */
const CLOSING = 2_000;

/** Serves until the primary process tells it to stop, or dies. */
export async function work(): Promise<void> {
  const channel = askingChannel(toPrimary);
  const taking = connectionTaker();
  const starting = serve({
    channel,
    writeTurn: writeTurnOn(channel),
    async listen(server) {
      taking.takeFor(server);
      return readEnvironment().port;
    },
  });
  const ender = endOnce(async (ending) => (await starting).close(ending));
  channel.subscribe("stop", ender);
  toPrimary.onGone(() => ender(AT_ONCE));
  // Ignores these signals, because Ctrl-C and some supervisors signal every process: only the primary process acts on
  // them.
  process.on("SIGINT", () => {}).on("SIGTERM", () => {});

  try {
    const { port, sites, problems, report } = await starting;
    const worker = process.pid;
    channel.subscribe("report", async (round) => {
      const measured = { worker, round, report: await report() };
      await channel.ask("reported", measured).catch(() => {}); // without a primary nobody asks
    });
    channel.subscribe("look", async ({ round, sites: most }) => {
      const statuses = await frontPagesThrough(taking.takeOwn, sites.slice(0, most));
      await channel.ask("looked", { worker, round, statuses }).catch(() => {});
    });
    const log = openLog(readEnvironment());
    onEscape((error) => {
      log.fatal({ err: error }, "an uncaught error: this worker serves until it is replaced");
      channel.ask("failing", worker).catch(() => {}); // without a primary it stops anyway
    });
    await channel.ask("serving", { worker, served: { port, sites, problems } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await channel.ask("not_serving", { worker: process.pid, reason });
    throw error;
  }
}

/** Returns a function that ends this process as its first call says. A later call can only make the end earlier. */
function endOnce(close: (ending: Finishing) => Promise<void>): (ending: Ending) => void {
  const hurry = new AbortController();
  let first: Ending | undefined;
  let impatient: NodeJS.Timeout | undefined;

  function exitWithin({ linger, patience }: Ending) {
    clearTimeout(impatient);
    impatient = setTimeout(() => process.exit(1), linger + patience + CLOSING).unref();
  }

  return async (ending) => {
    if (first) {
      if (ending.linger + ending.patience >= first.linger + first.patience || hurry.signal.aborted) return;
      exitWithin(ending);
      return hurry.abort();
    }
    first = ending;
    exitWithin(ending);
    try {
      await close({ ...ending, hurry: hurry.signal });
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
}

const toPrimary: Line = {
  send: (message) => void process.send!(message, undefined, undefined, () => {}),
  onMessage: (receive) => void process.on("message", (message: Message) => receive(message)),
  onGone: (ended) => void process.once("disconnect", ended),
};
