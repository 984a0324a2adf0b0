import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-5";
import { projectRoot } from "~/app/settings/environment";
import type { Finding } from "./finding";

/** Finds what a template's own sources may not contain: colours outside tokens.ts, style attributes, words. */
export function sourceFindings(name: string): Finding[] {
  const folder = join(projectRoot, "themes", name);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && file !== "tokens.ts")
    .sort()
    .flatMap((file) => findingsIn(join("themes", name, file), readFileSync(join(folder, file), "utf8")));
}

/** Finds the same in one file's text. `file` is its name in the findings. */
export function findingsIn(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const add = (node: ts.Node, problem: string, remedy: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push({ file: `${file}:${line + 1}`, problem, remedy });
  };
  const visit = (node: ts.Node) => {
    const colour = isText(node) ? colourIn(node) : undefined;
    if (colour) add(node, `has the colour ${colour}`, COLOUR_REMEDY);
    if (ts.isJsxAttribute(node) && node.name.getText(source) === "style")
      add(node, "has a style attribute", STYLE_REMEDY);
    const words = wordsIn(node, source);
    if (words) add(node, `contains the words "${words}"`, WORDS_REMEDY);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

const COLOUR_REMEDY = "Use a role of vars.color; define new ones in tokens.ts.";
const STYLE_REMEDY = "Give it a class: the content security policy forbids style attributes.";
const WORDS_REMEDY = "Take it from useWords() or a prop: a template is shown in seven languages.";

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const HEX_OR_FUNCTION =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*\)?/i;
const NAMED =
  /(?<![\w-])(?:light|dark|medium|pale|deep|hot|ghost|floral|antique|navajo|alice|steel|royal|slate|dim|sky|sea|forest|spring|lawn|yellow|blue|orange|green|fire|indian|rosy|saddle|sandy|midnight|dodger|cadet|corn|powder|peach|misty|old|lemon|papaya)*(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|indigo|violet|purple|fuchsia|magenta|pink|crimson|coral|salmon|tomato|ivory|beige|khaki|brown|tan|chocolate|plum|orchid|lavender|turquoise|wheat|linen|brick)(?![\w-])/i;
/** Properties whose value may be a colour name. In other values "red" is a word. */
const COLOURED = /colou?r|background|border|shadow|outline|fill|stroke|decoration/i;

/** The end of a color-mix() with a role. A lighter or darker role is still a role. */
const TINT = /^\s*[\d.]+%,\s*(white|black)\s*\)/;

/** Masks are ignored: their colours mean opacity. */
function colourIn(node: Text): string | undefined {
  const property = propertyOf(node);
  if (/mask/i.test(property)) return undefined;
  const written = HEX_OR_FUNCTION.exec(node.text)?.[0];
  // An address within the page, "#a11", is not a colour.
  if (written && !isAddress(node)) return written;
  return COLOURED.test(property) ? NAMED.exec(node.text.replace(TINT, ""))?.[0] : undefined;
}

/** Returns the property or attribute whose value contains a text. */
function propertyOf(node: ts.Node): string {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    if (ts.isPropertyAssignment(at.parent) && at.parent.initializer === at) return at.parent.name.getText();
    if (ts.isJsxAttribute(at.parent)) return at.parent.name.getText();
    if (ts.isObjectLiteralExpression(at) || ts.isBlock(at)) return "";
  }
  return "";
}

const isAddress = (node: ts.Node) => /^(href|xlinkHref|id)$/.test(propertyOf(node));

const SPOKEN = /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label)$/;

/** Returns words that a visitor reads or hears in one language only. */
function wordsIn(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isJsxText(node)) return spoken(node.text);
  if (!isText(node)) return undefined;
  const { parent } = node;
  const holder = ts.isJsxExpression(parent) ? parent.parent : parent;
  if (ts.isJsxAttribute(holder)) return SPOKEN.test(holder.name.getText(source)) ? spoken(node.text) : undefined;
  if (ts.isJsxExpression(parent)) return spoken(node.text);
  const isContent = ts.isPropertyAssignment(parent) && parent.name.getText(source) === "content";
  return isContent && !/^[\w-]+\(.*\)$/.test(node.text) ? spoken(node.text) : undefined;
}

/** Two consecutive letters make a word. Dashes, dots and numbers need no translation. */
function spoken(text: string): string | undefined {
  const words = text
    .replace(/&#?\w+;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /\p{L}{2,}/u.test(words) ? words.slice(0, 60) : undefined;
}
