import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../command.mjs";
import { prepare } from "../prepare.mjs";
import { type Row, row } from "./rows";

/** In seconds: limit for deciding five hundred photos. */
const BAR = 600;

/** Measures how long the console takes for five hundred photos by keyboard, without looking time. */
export async function photoRow(): Promise<Row> {
  await prepare({ build: "release", dependencies: "all" });
  const folder = mkdtempSync(join(tmpdir(), "bouquet-photos-"));
  const file = join(folder, "figure");
  try {
    const test = ["test", "--config", "tests/playwright.config.ts", "--workers", "1", "photo-times.test.ts"];
    const { code, output } = await run(process.execPath, ["node_modules/@playwright/test/cli.js", ...test], {
      env: { ...process.env, BOUQUET_PHOTO_TIMES: file },
    });
    if (code !== 0) throw new Error(`the photos could not be decided:\n${output}`);
    const { photos, seconds, presses } = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
    const left_ms = ((BAR - seconds!) / photos!) * 1000;
    return row(`console, ${photos} photos by keyboard, against ${BAR} s`, seconds! / BAR, "<= 0.5", {
      seconds: seconds!,
      presses: presses!,
      left_ms,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
