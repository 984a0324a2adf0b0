import type { FC, ReactNode } from "react";

/** The states that the gallery shows a primitive in, by name. A component where the state needs hooks. */
export type Fixtures = Record<string, ReactNode | FC>;
