import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { product } from "./source-files";

/** Files of the development pages and the gallery, which no visitor gets, and of the console, which has plain forms. */
const OURS_ALONE = /^(app\/routes\/dev|themes\/fixtures|app\/console)\//;

const found = (pattern: RegExp, except: readonly string[] = []) =>
  product.filter((file) => {
    const code = () => readFileSync(join(projectRoot, file), "utf8").replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, "");
    return /\.tsx$/.test(file) && !OURS_ALONE.test(file) && !except.includes(file) && pattern.test(code());
  });

test("every form is the one that says itself what is wrong, and that a failed network does not take", () => {
  expect(found(/<form\b/, ["themes/primitives/Form.tsx"])).toEqual([]);
  expect(found(/import \{[^}]*\bForm\b[^}]*\} from "~\/app\/router\/client"/)).toEqual([]);
});

test("what is posted without a form is delivered first, too", () => {
  const posting = found(/\bsubmit\([^;]*method: "post"/s, ["app/ui/frame/delivery.tsx"]);
  expect(posting.length).toBeGreaterThan(0);
  for (const file of posting) expect(readFileSync(join(projectRoot, file), "utf8"), file).toContain("useDelivery()");
});
