/** The part that is used here; the package has no declarations. */
declare module "fontkit" {
  export interface Font {
    readonly unitsPerEm: number;
    readonly variationAxes: Record<string, { default: number }>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: { path: { scale(x: number, y?: number): { translate(x: number, y: number): { toSVG(): string } } } }[];
      positions: { xAdvance: number }[];
    };
  }
  /** Opens a file's content: TrueType, OpenType, WOFF or WOFF2. */
  export function create(file: Uint8Array): Font;
}
