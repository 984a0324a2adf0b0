import type { Lander } from "../lander";
import { Transitions } from "./Transitions";

export const { Page }: Lander = { Page: Transitions };
