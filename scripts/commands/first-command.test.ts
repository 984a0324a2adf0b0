import { afterAll, expect, test, vi } from "vitest";
import { controlFamily } from "~/db/control/family";
import { CONTROL } from "~/db/control/open";
import { hasDatabase } from "~/db/snapshot/landing";
import { freshPlace } from "~/tests/support/place";
import { authorise } from "./authority";

afterAll(() => vi.unstubAllEnvs());

test("the check of a command's user creates no database, so that a new machine can restore a backup", async () => {
  const { url, dataDir } = await freshPlace();
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", url ?? "");
  vi.stubEnv("OPERATOR_HOST", "desk.example");
  await authorise(["machine.run"], "");
  expect(await hasDatabase({ url, dataDir, family: controlFamily, name: CONTROL })).toBe(false);
});
