import { expect, test } from "vitest";
import { bundle } from "./bundle.mjs";

test("the code that reads the routes imports nothing of Remix's compiler, which a server lacks", async () => {
  const { outputFiles } = await bundle({ entryPoints: ["app/routes.ts"], outdir: "unused", write: false });
  const texts = outputFiles!.map(({ text }) => text).join("\n");
  expect(texts).toContain("console/frame/root.page.tsx");
  expect(texts).not.toMatch(/from "@remix-run\//);
});
