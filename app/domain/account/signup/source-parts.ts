/** The parts of a traffic source, from the widest to the narrowest: names of parameters, in addresses and in forms. */
export const SOURCE_PARTS = ["network", "ref", "sub1", "sub2", "sub3"] as const;
export type SourcePart = (typeof SOURCE_PARTS)[number];
