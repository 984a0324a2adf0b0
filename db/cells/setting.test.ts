import { describe, expect, test } from "vitest";
import { cellsOf } from "./setting";

const MAIN = {
  databaseUrl: "postgres://a@one:5432/x",
  databaseDirectUrl: "postgres://a@one:5432/x",
  databaseReplicaUrl: undefined,
};

describe("DATABASE_CELLS", () => {
  test("lists cells with their addresses, after the cell of DATABASE_URL", () => {
    const setting =
      "north=postgres://a@pool:6432/n north.direct=postgres://a@two/n\n south=postgresql://a@two/s north.replica=postgres://a@three/n";
    expect(cellsOf(setting, MAIN)).toEqual([
      { name: "main", url: MAIN.databaseUrl, directUrl: MAIN.databaseDirectUrl, replicaUrl: undefined },
      {
        name: "north",
        url: "postgres://a@pool:6432/n",
        directUrl: "postgres://a@two/n",
        replicaUrl: "postgres://a@three/n",
      },
      { name: "south", url: "postgresql://a@two/s", directUrl: "postgresql://a@two/s", replicaUrl: undefined },
    ]);
  });

  test.each([undefined, "", " \n"])("as %j names no cell, and there is one database", (setting) => {
    expect(cellsOf(setting, MAIN)).toEqual([]);
  });

  test.each([
    ["north=postgres://a@two/n north=postgres://a@two/m", "north is named twice"],
    ["main=postgres://a@two/n", "main is the database of DATABASE_URL"],
    ["north=postgres://a@two/n south=postgres://b@two:5432/n", "north and south are one database"],
    ["north=postgres://other@one/x", "main and north are one database"],
    ["north.replica=postgres://a@two/n", "north has no address of its own"],
    ["North=postgres://a@two/n", "must be name="],
    ["north=mysql://a@two/n", "must be name="],
    ["postgres://a@two/n", "must be name="],
  ])("as %j is refused", (setting, said) => {
    expect(cellsOf(setting, MAIN)).toContain(said);
  });

  test("is refused on SQLite", () => {
    const files = { databaseUrl: undefined, databaseDirectUrl: undefined, databaseReplicaUrl: undefined };
    expect(cellsOf("north=postgres://a@two/n", files)).toContain("only PostgreSQL has cells");
  });
});
