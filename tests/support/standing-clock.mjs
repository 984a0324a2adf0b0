/** Loaded into a server with --import: fixes its clock at STANDING_CLOCK, UTC ms, so that its pages never change. */
const at = Number(process.env.STANDING_CLOCK);

// @ts-expect-error: Date may be called without new, and nobody does
globalThis.Date = class extends Date {
  /** @param {[] | [any]} given */
  constructor(...given) {
    // @ts-expect-error: what Date takes is passed on as it is
    super(...(given.length === 0 ? [at] : given));
  }

  static now() {
    return at;
  }
};
