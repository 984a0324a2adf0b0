import type { Lander } from "../lander";
import { AloneTonight } from "./AloneTonight";

export const { Page }: Lander = { Page: AloneTonight };
