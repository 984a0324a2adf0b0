import { expect, test, vi } from "vitest";
import { TextTooLongError } from "~/db/text-too-long";
import { codedError, statusOf } from "./error-response";

test("a text that is longer than its column is an invalid request, and is logged because a limit is missing", () => {
  const error = vi.fn();
  const site = { log: { error } } as unknown as Parameters<typeof codedError>[1]["site"];
  const refused = new TextTooLongError(new Error("value too long for type character varying(48)"));
  const coded = codedError(refused, { site, request: { method: "POST" } });
  expect(coded?.code).toBe("request.invalid");
  expect(statusOf(coded!)).toBe(422);
  expect(error).toHaveBeenCalledWith({ err: refused }, expect.any(String));
});
