import type { Node, ParseError } from "jsonc-parser";
import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode } from "jsonc-parser";

export interface Place {
  /** Both counted from 1. */
  line: number;
  column: number;
}

/** A problem with a part of a JSON text. `onKey`: with the key rather than its value. */
export interface Complaint {
  path: (string | number)[];
  onKey?: boolean;
  reason: string;
  remedy: string;
}

export interface Source {
  value: unknown;
  /** Returns the place of the value at `path`, or of the nearest existing value around it. */
  place(path: readonly PropertyKey[], onKey?: boolean): Place;
  /** The syntax errors of the text. */
  problems: (Place & Omit<Complaint, "onKey">)[];
}

/** Parses JSON with comments and trailing commas. Never throws. */
export function parseSource(text: string): Source {
  try {
    return read(text);
  } catch (error) {
    // The parser recurses for every level until the stack is full.
    if (!(error instanceof RangeError)) throw error;
    const place = { line: 1, column: 1 };
    const problem = {
      ...place,
      path: [],
      reason: "is nested too deeply",
      remedy: "Remove the extra brackets",
    };
    return { value: undefined, place: () => place, problems: [problem] };
  }
}

function read(text: string): Source {
  const errors: ParseError[] = [];
  const root = text.trim() === "" ? undefined : parseTree(text, errors, { allowTrailingComma: true });
  const place = (path: readonly PropertyKey[], onKey = false) => placeAt(text, root ? offsetOf(root, path, onKey) : 0);
  const [first] = errors;
  if (first || !root) {
    // The errors after the first are mostly its consequences.
    const at = first ? placeAt(text, first.offset) : { line: 1, column: 1 };
    return { value: undefined, place, problems: [{ ...at, path: [], ...syntaxComplaint(first) }] };
  }
  const problems = misusedKeys(root).map(({ offset, ...complaint }) => ({ ...complaint, ...placeAt(text, offset) }));
  // A copy, because the parser's strings are slices that keep the whole text in memory.
  return { value: JSON.parse(JSON.stringify(getNodeValue(root))), place, problems };
}

function offsetOf(root: Node, path: readonly PropertyKey[], onKey: boolean): number {
  for (let length = path.length; length >= 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (!node) continue;
    const property = node.parent?.type === "property" && onKey && length === path.length ? node.parent : node;
    return property.offset;
  }
  return root.offset;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function syntaxComplaint(error: ParseError | undefined): { reason: string; remedy: string } {
  if (!error)
    return { reason: "is empty", remedy: 'Write an object, or copy one: "npm run tenant new <slug>" makes it' };
  const [reason, remedy] = SYNTAX[printParseErrorCode(error.error)] ?? [
    "cannot be read here",
    "Correct the JSON around this place",
  ];
  return { reason, remedy };
}

const SYNTAX: Record<string, [reason: string, remedy: string]> = {
  CommaExpected: ["misses a comma", "Put a comma between this entry and the one before"],
  ColonExpected: ["misses a colon", "Write a colon between key and value"],
  ValueExpected: ["misses a value", "Write the value, or take the key out"],
  PropertyNameExpected: ["misses a key", "Write the key in double quotes"],
  CloseBraceExpected: ["ends too early", "Close the object with }"],
  CloseBracketExpected: ["ends too early", "Close the list with ]"],
  EndOfFileExpected: ["continues after its end", "Remove the text after the last }"],
  UnexpectedEndOfString: ["has a text without an end", 'Close it with "'],
  UnexpectedEndOfComment: ["has a comment without an end", "Close it with */"],
  InvalidSymbol: ["has a word without quotes", "Put texts in double quotes"],
  InvalidEscapeCharacter: ["has an escape that JSON does not know", "Write \\\\ for a backslash"],
};

/** Returns the keys that parsing would drop silently: a second one of the same name, and __proto__. */
function misusedKeys(node: Node, path: (string | number)[] = []): (Complaint & { offset: number })[] {
  const found: (Complaint & { offset: number })[] = [];
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === "array") found.push(...misusedKeys(child, [...path, index]));
    if (node.type !== "object") continue;
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    const here = { path: [...path, name], offset: child.offset };
    if (seen.has(name)) found.push({ ...here, reason: "is listed twice", remedy: "Remove one" });
    if (name === "__proto__") found.push({ ...here, reason: "is not a known key", remedy: "Remove it" });
    seen.add(name);
    if (value) found.push(...misusedKeys(value, here.path));
  }
  return found;
}
