import type * as remixClient from "../client";
import type * as remixServer from "../server";
import type * as client from "./client";
import type * as server from "./server";

/** The names that only one of the two files has. `true` if both have the same names. */
type Same<One, Other> = [Lacking<One, Other>] extends [never] ? true : Lacking<One, Other>;
type Lacking<One, Other> = Exclude<keyof One | keyof Other, keyof One & keyof Other>;

/** The type check fails here, with the name, where one router's files lack what the other's have. */
export const sameNames: {
  client: Same<typeof remixClient, typeof client>;
  server: Same<typeof remixServer, typeof server>;
} = { client: true, server: true };
