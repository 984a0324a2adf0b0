import { expect, test } from "vitest";
import { cellsDigest, secretDigest } from "~/app/domain/site/serving/alike";
import { openServedConfigs } from "~/app/domain/site/serving/serving";
import { readEnvironment } from "~/app/settings/environment";
import { testControl } from "~/tests/support/control";
import type { DoctorContext } from "../context";
import { nodes } from "./nodes";

test("the nodes check names a node with another secret, other cells, another release or a wrong clock", async () => {
  const { db } = await testControl();
  const environment = { ...readEnvironment({}), databaseUrl: "postgres://server.example/bouquet" };
  const own = { secret: secretDigest("ours"), cells: cellsDigest([]), release: environment.release };
  for (const [name, other] of Object.entries({
    same: {},
    other: { secret: secretDigest("theirs"), cells: "others", release: "0.0.1", ahead: () => 90_000 },
  })) {
    const node = { id: name, name, ahead: () => 0, stands: () => {}, ...own, ...other };
    await openServedConfigs({ control: db, node, operatorHost: undefined }).settle([], {
      present: new Set(),
      read: () => undefined,
    });
  }
  const found = await nodes.run(
    { environment, control: db, machineSecret: "ours" } as Partial<DoctorContext> as DoctorContext,
    null,
  );
  expect(found.map(({ status, code, params }) => [status, code, params.node])).toEqual([
    ["wrong", "node_secret", "other"],
    ["wrong", "node_cells", "other"],
    ["warning", "node_release", "other"],
    ["wrong", "node_clock", "other"],
  ]);
});
