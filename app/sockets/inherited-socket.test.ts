import { expect, test } from "vitest";
import { inheritedSocket } from "./inherited-socket";

test("inheritedSocket() returns the socket to the process that systemd names, not to its children", () => {
  expect(inheritedSocket({ LISTEN_PID: "7", LISTEN_FDS: "1" }, 7)).toBe(3);
  expect(inheritedSocket({ LISTEN_PID: "7", LISTEN_FDS: "1" }, 8)).toBeUndefined();
  expect(inheritedSocket({}, 7)).toBeUndefined();
  expect(() => inheritedSocket({ LISTEN_PID: "7", LISTEN_FDS: "2" }, 7)).toThrow("must be one socket");
});
