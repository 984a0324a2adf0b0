import ts from "typescript-5";
import { expect, test } from "vitest";
import { parsed, product } from "./sources";

/** What a browser lays the page out for again, in each frame of a movement. */
const LAID_OUT =
  /(?<![-\w])((min|max)-)?(width|height|(inline|block)-size)|(?<![-\w])(margin|padding|inset|top|right|bottom|left|gap|grid|flex|font-size|border-(\w+-)*width)/;

/** Movements that may, each with its reason. */
const MAY: Record<string, string> = {
  "themes/primitives/Progress.css.ts": "a bar that nothing stands beside grows in its own track",
  "themes/primitives/measures.ts": "folds in a single frame, after a delay",
  "themes/landers/alonetonight/alone.css.ts": "shows all at once, where the script never came",
};

test("what moves is transformed or fades: a slow phone lays no page out again for a movement", () => {
  const moving = product
    .filter((file) => file.endsWith(".css.ts") || file in MAY)
    .filter((file) => moved(file).length > 0);
  expect(moving).toEqual(Object.keys(MAY).sort());
});

/** The properties that a file's transitions and keyframes change, as far as they cost a layout. */
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

/** The names of the properties that keyframes set, as in CSS. */
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
