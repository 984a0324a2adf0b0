import ts from "typescript-5";
import { expect, test } from "vitest";
import { parsed, product } from "./sources";

/** Properties that force a layout in each frame of an animation. */
const LAID_OUT =
  /(?<![-\w])((min|max)-)?(width|height|(inline|block)-size)|(?<![-\w])(margin|padding|inset|top|right|bottom|left|gap|grid|flex|font-size|border-(\w+-)*width)/;

/** Animations that may force a layout, each with its reason. */
const MAY: Record<string, string> = {
  "themes/primitives/Progress.css.ts": "a bar that nothing stands beside grows in its own track",
  "themes/primitives/measures.ts": "folds in a single frame, after a delay",
  "themes/landers/alonetonight/alone.css.ts": "shows all at once, where the script never came",
};

test("animations only transform or fade, because a layout per frame is slow on phones", () => {
  const moving = product
    .filter((file) => file.endsWith(".css.ts") || file in MAY)
    .filter((file) => moved(file).length > 0);
  expect(moving).toEqual(Object.keys(MAY).sort());
});

/** Returns the animated properties of a file that force a layout. */
function moved(file: string): string[] {
  const found: string[] = [];
  const note = (css: string) => LAID_OUT.test(css) && found.push(css);
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^transition(Property)?$/.test(node.name.getText())) {
      note(node.initializer.getText());
    }
    if (ts.isCallExpression(node) && node.expression.getText() === "keyframes") {
      for (const name of propertiesIn(node)) note(name);
    }
    ts.forEachChild(node, walk);
  };
  walk(parsed(file));
  return found;
}

/** Returns the CSS names of the properties that keyframes set. */
function propertiesIn(keyframes: ts.Node): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer)) {
      found.push(node.name.getText().replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`));
    }
    ts.forEachChild(node, walk);
  };
  walk(keyframes);
  return found;
}
