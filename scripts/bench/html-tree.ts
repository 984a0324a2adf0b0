import { createElement, type ReactNode } from "react";

/** The elements of a page without its components. */
export type Tree = string | [tag: string, props: Record<string, string | boolean>, children: Tree[]];

const VOID = new Set(["meta", "link", "input", "img", "br", "hr", "source", "wbr"]);
const NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  checked: "defaultChecked",
};
const FLAGS = new Set(["hidden", "disabled", "required", "multiple", "checked", "readonly", "inert", "open"]);
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const TOKEN = /<!--[\s\S]*?-->|<!DOCTYPE html>|<script[\s\S]*?<\/script>|<\/([\w-]+)>|<([\w-]+)([^>]*?)\/?>|[^<]+/g;

/** Parses the tree of a page that React rendered. Omits scripts, and so the payload. */
export function treeOf(html: string): Tree {
  const root: Tree = ["root", {}, []];
  const open: Extract<Tree, unknown[]>[] = [root];
  for (const [text, closed, tag, attributes] of html.matchAll(TOKEN)) {
    if (closed) open.pop();
    else if (tag) {
      const element: Extract<Tree, unknown[]> = [tag, propsOf(tag, attributes!), []];
      open.at(-1)![2].push(element);
      if (!VOID.has(tag) && !text.endsWith("/>")) open.push(element);
    } else if (!text.startsWith("<")) open.at(-1)![2].push(decoded(text));
  }
  return root[2][0]!;
}

export function elementsOf(tree: Tree): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, props, children] = tree;
  return createElement(tag, props, ...children.map(elementsOf));
}

export function countElements(tree: Tree): number {
  return typeof tree === "string" ? 0 : tree[2].reduce((sum, child) => sum + countElements(child), 1);
}

function propsOf(tag: string, attributes: string): Record<string, string | boolean> {
  const props: Record<string, string | boolean> = {};
  for (const [, name, value = ""] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
    if (name === "style" || name === "selected") continue;
    const flag = FLAGS.has(name!.toLowerCase());
    const known = tag === "input" || name === "class" || name === "for" ? NAMES[name!] : undefined;
    props[known ?? name!] = flag || decoded(value);
  }
  return props;
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!);
}
