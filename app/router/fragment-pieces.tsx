import { randomBytes } from "node:crypto";
import { createElement, type ReactNode } from "react";
import { type FragmentPlaces, FragmentsContext } from "~/themes/primitives/RenderedOnce";

/** A cache of fragments' HTML for later pages. */
export interface KeptFragments {
  get(key: string): Buffer | undefined;
  set(key: string, html: Buffer): void;
}

export interface PageFragments extends FragmentPlaces {
  /** Returns the rendered page, cut at its fragments, which are included. Caches the new ones. */
  pieces(html: string): (string | Buffer)[];
}

export function fragmentsOfPage(kept: KeptFragments): PageFragments {
  const placed: { key: string; html: Buffer | undefined }[] = [];
  return {
    place(key, render): ReactNode {
      const html = kept.get(key);
      placed.push({ key, html });
      if (html) return createElement(KNOWN.tag);
      return (
        // A nested fragment is a part of its parent.
        <FragmentsContext.Provider value={null}>
          {createElement(BEGIN.tag)}
          {render()}
          {createElement(END.tag)}
        </FragmentsContext.Provider>
      );
    },
    pieces(html) {
      const pieces: (string | Buffer)[] = [];
      let from = 0;
      const upTo = (mark: Mark) => {
        const at = html.indexOf(mark.html, from);
        if (at < 0) throw new Error("a fragment has no place in its page");
        const piece = html.slice(from, at);
        from = at + mark.html.length;
        return piece;
      };
      for (const { key, html: known } of placed) {
        pieces.push(upTo(known ? KNOWN : BEGIN));
        const own = known ?? Buffer.from(upTo(END));
        if (!known) kept.set(key, own);
        pieces.push(own);
      }
      pieces.push(html.slice(from));
      return pieces;
    },
  };
}

interface Mark {
  tag: string;
  html: string;
}

/** Returns a tag name that nobody can write into a page. */
function mark(): Mark {
  const tag = `x-${randomBytes(8).toString("hex")}`;
  return { tag, html: `<${tag}></${tag}>` };
}

const KNOWN = mark();
const BEGIN = mark();
const END = mark();
