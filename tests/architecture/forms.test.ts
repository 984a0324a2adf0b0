import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/app/settings/environment";
import { product } from "./source-files";

/**
 * Files with other forms: the developer pages and the gallery, which production does not serve, and the console's plain
 * forms.
 */
const OURS_ALONE = /^(app\/routes\/dev|themes\/fixtures|app\/console)\//;

const found = (pattern: RegExp, except: readonly string[] = []) =>
  product.filter((file) => {
    const code = () => readFileSync(join(projectRoot, file), "utf8").replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, "");
    return /\.tsx$/.test(file) && !OURS_ALONE.test(file) && !except.includes(file) && pattern.test(code());
  });

test("every form shows its own errors and survives a failed network", () => {
  expect(found(/<form\b/, ["themes/primitives/Form.tsx"])).toEqual([]);
  expect(found(/import \{[^}]*\bForm\b[^}]*\} from "~\/app\/router\/client"/)).toEqual([]);
});

test("requests without a form are delivered reliably too", () => {
  const posting = found(/\bsubmit\([^;]*method: "post"/s, ["app/ui/frame/delivery.tsx"]);
  expect(posting.length).toBeGreaterThan(0);
  for (const file of posting) expect(readFileSync(join(projectRoot, file), "utf8"), file).toContain("useDelivery()");
});
