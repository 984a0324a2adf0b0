import type { Counted } from "~/app/domain/machine";
import type { Channel } from "./channel";

/** Passes on the counts of a turn of the event loop. The primary has the sums, so a worker's end loses none. */
export function countsTo(channel: Channel): (counted: Counted) => void {
  let pending: Counted[] = [];
  const send = () => {
    const counted = pending;
    pending = [];
    channel.ask("counted", counted).catch(() => {}); // without a primary nobody sums up
  };
  return (counted) => {
    if (pending.push(counted) === 1) setImmediate(send);
  };
}
