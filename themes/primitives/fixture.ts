import type { FC, ReactNode } from "react";

/** The states of a primitive in the gallery, by name. A component if the state needs hooks. */
export type Fixtures = Record<string, ReactNode | FC>;
