import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { answeringChannel, askingChannel, type Line, type Message } from "./channel";

/** Returns two ends of a line. A message arrives at the other end later, and as JSON. */
function line() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const end = (own: EventEmitter, other: EventEmitter): Line => ({
    send: (message) => {
      const text = JSON.stringify(message);
      setImmediate(() => other.emit("message", JSON.parse(text)));
    },
    onMessage: (receive) => own.on("message", (message: Message) => receive(message)),
    onGone: (ended) => own.on("gone", ended),
  });
  const cut = () => ends.forEach((each) => void each.emit("gone"));
  return { here: end(ends[0], ends[1]), there: end(ends[1], ends[0]), cut };
}

function machineOf(workers: number) {
  const primary = answeringChannel();
  primary.answer("attempt", ([count]) => count!.max);
  const joined = Array.from({ length: workers }, () => {
    const { here, there, cut } = line();
    primary.join(here);
    return { ...askingChannel(there), cut };
  });
  return { primary, workers: joined };
}

const limit = { key: "", owner: "", concurrency: 1, maxQueued: 1 };
const attempt = (max: number) => [{ list: "a", owner: "velvet", id: "a", max, windowMs: 1 }];

const ENDING = { linger: 0, patience: 8_000 };

test("each caller gets its own answer, under concurrent questions", async () => {
  const { primary, workers } = machineOf(2);
  const everybody = [primary, ...workers, primary, ...workers];
  const given = await Promise.all(everybody.map((each, index) => each.ask("attempt", attempt(index))));
  expect(given).toEqual(everybody.map((_, index) => index));
});

test("an error of the answering process reaches the process that asked", async () => {
  const { primary, workers } = machineOf(1);
  primary.answer("acquire", () => Promise.reject(new Error("no permits today")));
  for (const each of [primary, ...workers]) {
    await expect(each.ask("acquire", limit)).rejects.toThrow("no permits today");
    await expect(each.ask("release", 1)).rejects.toThrow("no handler for the question release");
  }
});

test("a message reaches every process once, and its sender immediately", async () => {
  const { primary, workers } = machineOf(3);
  const heard: string[] = [];
  const names = ["primary", "one", "two", "three"];
  const ends = [primary, ...workers].map((each, index) => each.subscribe("stop", () => heard.push(names[index]!)));
  workers[0]!.tell("stop", ENDING);
  expect(heard).toEqual(["one"]);
  await expect.poll(() => heard.toSorted()).toEqual(names.toSorted());
  heard.length = 0;
  ends[3]!();
  primary.tell("stop", ENDING);
  expect(heard).toEqual(["primary"]);
  await expect.poll(() => heard.toSorted()).toEqual(["one", "primary", "two"]);
});

test("a worker that exits releases its permits; when the primary exits, pending questions fail", async () => {
  let [held, freed] = [0, 0];
  const { primary, workers } = machineOf(2);
  primary.answer("attempt", (_, asker) => {
    held++;
    asker.onGone(() => freed++);
    return new Promise(() => {});
  });
  primary.answer("release", (_, asker) => asker.onGone(() => freed++)());
  const gone = "the primary process is gone";
  const unanswered = expect(workers[0]!.ask("attempt", attempt(1))).rejects.toThrow(gone);
  await workers[0]!.ask("release", 1);
  const unheard = expect(workers[0]!.ask("attempt", attempt(2))).rejects.toThrow(gone);
  workers[0]!.cut();
  workers[0]!.cut();
  await Promise.all([unanswered, unheard]);
  await expect(workers[0]!.ask("release", 1)).rejects.toThrow(gone);
  primary.tell("stop", ENDING);
  await workers[1]!.ask("release", 1);
  expect([held, freed]).toEqual([1, 1]);
});
