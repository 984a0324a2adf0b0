import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { TenantReadOnlyError } from "~/db/hold";
import { failureIn } from "./commands/failures";
import { Refusal } from "./refusal";

test("a command whose output is closed ends silently", async () => {
  const command = spawn(process.execPath, ["scripts/bouquet.mjs", "tenant", "words"], { cwd: projectRoot });
  command.stdout.destroy(); // as `head` does after its last line
  let said = "";
  command.stderr.on("data", (bytes) => {
    said += bytes;
  });
  const [code] = await once(command, "close");
  expect([said, code]).toEqual(["", 0]);
});

test("a write to a moved tenant ends with a message, a mistake in the code with its stack", () => {
  expect(failureIn(new TenantReadOnlyError()).message).toMatch(/^Nothing was written.*read-only[\s\S]*DATABASE_URL/);
  expect(failureIn(new Refusal("This is refused"))).toEqual({ message: "This is refused", code: "refused" });
  const mistake = new TypeError("x is not a function");
  expect(() => failureIn(mistake)).toThrow(mistake);
});
