import { expect, test } from "vitest";
import { ownBuses } from "~/app/cluster/bus";
import { type Browser, openAudiences } from "./audiences";

/**
 * Opens audiences with these limits. `enter` adds a browser that records whether it was dismissed, and that leaves when
 * its stream ends.
 */
function crowd(limits: { each: number; most: number }) {
  const { join, begin, end } = openAudiences(limits);
  const buses = ownBuses();
  const told: string[] = [];
  return {
    told,
    begin,
    end,
    publish: (slug: string, member: string) => buses.of(slug).publish({ kind: "news", member }),
    enter(slug: string, member: string) {
      const name = `${slug} ${member} ${++number}`;
      const heard: string[] = [];
      let here = true;
      let leave = () => {};
      const browser: Browser = {
        stream: {
          send: ({ name: kind }) => void heard.push(kind),
          end() {
            here = false;
            leave();
          },
        },
        tell: async () => void told.push(name),
        typing: () => {},
      };
      leave = join({ tenant: { slug }, bus: buses.of(slug) }, { id: member }, browser);
      return { name, heard, isHere: () => here, leave: () => leave() };
    },
  };
}

let number = 0;

test("a site that fills a process with streams loses its own oldest streams, not those of other sites", () => {
  const { enter, told, publish } = crowd({ each: 6, most: 100 });
  const quiet = [enter("quiet", "anna"), enter("quiet", "bert")];
  const storm = Array.from({ length: 500 }, (_, index) => enter("storm", `${index}`));
  expect(storm.filter(({ isHere }) => isHere())).toEqual(storm.slice(-98));
  expect(storm[0]!.heard).toEqual(["enough"]);
  const late = enter("quiet", "cleo");
  for (const each of [...quiet, late]) expect(each.isHere()).toBe(true);
  expect(storm.filter(({ isHere }) => isHere())).toHaveLength(97);
  publish("quiet", "anna");
  expect(told).toEqual([quiet[0]!.name]);
});

test("a stream occupies its place until it has ended", () => {
  const { enter } = crowd({ each: 6, most: 10 });
  const first = Array.from({ length: 10 }, (_, index) => enter("velvet", `${index}`));
  first[9]!.leave();
  first[9]!.leave();
  const one = enter("velvet", "one more");
  expect(first.slice(0, 9).every(({ isHere }) => isHere())).toBe(true);
  const two = enter("velvet", "two more");
  expect([first[0]!.isHere(), one.isHere(), two.isHere()]).toEqual([false, true, true]);
});

test("the oldest of a member's streams ends first", () => {
  const { enter, end } = crowd({ each: 2, most: 100 });
  const own = [enter("velvet", "anna"), enter("velvet", "anna"), enter("velvet", "anna")];
  expect(own.map(({ isHere }) => isHere())).toEqual([false, true, true]);
  end();
  expect(own.some(({ isHere }) => isHere())).toBe(false);
});

test("after the server has ended, new streams end at once, until a server begins again in this process", async () => {
  const { enter, begin, end } = crowd({ each: 6, most: 100 });
  const early = enter("velvet", "anna");
  end();
  const late = enter("velvet", "bert");
  await Promise.resolve();
  expect([early.isHere(), late.isHere()]).toEqual([false, false]);
  begin();
  const next = enter("velvet", "cleo");
  await Promise.resolve();
  expect(next.isHere()).toBe(true);
});
