const HOUR = 60 * 60 * 1000;
const NIGHT = { from: 22, to: 8 };

/** Returns when the present night ends in a time zone, UTC ms; undefined during the day. */
export function endOfNight(now: number, timeZone: string): number | undefined {
  const { hour, minute, second } = timeIn(now, timeZone);
  if (hour < NIGHT.from && hour >= NIGHT.to) return undefined;
  const hours = (NIGHT.to - hour + 24) % 24;
  const end = now + hours * HOUR - (minute * 60 + second) * 1000 - (now % 1000);
  // The result may be an hour off, because clocks change at night.
  return end + (NIGHT.to - timeIn(end, timeZone).hour) * HOUR;
}

/** Returns the next nine in the morning in a time zone, UTC ms. `monday`: the next Monday's. */
export function nextMorning(now: number, timeZone: string, monday: boolean): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", hour: "numeric", weekday: "short" });
  for (let at = now - (now % HOUR) + HOUR; ; at += HOUR) {
    const parts = format.formatToParts(at);
    const said = (type: string) => parts.find((part) => part.type === type)?.value;
    if (Number(said("hour")) === MORNING && (!monday || said("weekday") === "Mon")) return at;
  }
}

export function dayIn(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
}

const MORNING = 9;

function timeIn(at: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const [hour, minute, second] = ["hour", "minute", "second"].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number];
  return { hour, minute, second };
}
