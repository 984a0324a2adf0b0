// @engines both
import { pino } from "pino";
import { beforeAll, expect, test, vi } from "vitest";
import { answeringChannel } from "~/app/cluster/channel";
import { onServer } from "~/db/cells/locate";
import { place as placeIn } from "~/db/cells/placements";
import { cellAt, type SeveralCells, severalCells } from "~/tests/support/cells";
import { describeOfPostgres, testOfSqlite } from "~/tests/support/engines";
import { followedCells } from "./cells";

testOfSqlite("without cells there is nothing to follow", () => {
  const following = { control: {} as never, channel: answeringChannel(), log: pino({ enabled: false }) };
  expect(followedCells({ cells: [], databaseUrl: undefined }, following)).toEqual({});
});

describeOfPostgres("followedCells", () => {
  const several = severalCells();
  let { all, control }: SeveralCells = several;
  beforeAll(() => {
    ({ all, control } = several);
  });

  function followed(cells = all) {
    const lines: string[] = [];
    const channel = answeringChannel();
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    return { lines, channel, ...followedCells({ cells, databaseUrl: all[0]!.url }, { control, channel, log }) };
  }

  test("reads the placements again after a notification, and retries until that succeeds", async () => {
    const { lines, channel, cells } = followed();
    const { placements } = cells!;
    await placeIn(control, { slug: "a-1", cell: "main", since: null });
    expect(await placements.of("a-1")).toMatchObject({ cell: "main" });
    const rename = (from: string, to: string) =>
      onServer(all[0]!.url, (client) => client.query(`alter table control.${from} rename to ${to}`));
    await placeIn(control, { slug: "a-1", cell: "north", since: null });
    await rename("placement", "away");
    channel.tell("placed", ["a-1"]);
    await vi.waitFor(() => expect(lines.join("")).toContain("could not be read: trying again"));
    expect(placements.known("a-1")).toMatchObject({ cell: "main" });
    await rename("away", "placement");
    await vi.waitFor(() => expect(placements.known("a-1")).toMatchObject({ cell: "north" }), 20_000);
  });

  test("logs that two cells are one database", async () => {
    const { lines } = followed([...all, cellAt("alias", all[1]!.url)]);
    await vi.waitFor(() => expect(lines.join("")).toContain("north and alias are one database"));
  });

  test("learns, without DATABASE_CELLS, of tenants that lie in a cell", async () => {
    const { channel, elsewhere } = followed([]);
    expect(await elsewhere!.of("b-1")).toBeUndefined();
    await placeIn(control, { slug: "b-1", cell: "south", since: null });
    channel.tell("placed", ["b-1"]);
    await vi.waitFor(() => expect(elsewhere!.known("b-1")).toBe("south"));
  });
});
