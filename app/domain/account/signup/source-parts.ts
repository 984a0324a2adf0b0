/** The parts of a traffic source, widest to narrowest: parameter names in addresses and forms. */
export const SOURCE_PARTS = ["network", "ref", "sub1", "sub2", "sub3"] as const;
export type SourcePart = (typeof SOURCE_PARTS)[number];
