import type { Lander } from "../lander";
import { Collage } from "./Collage";

export const { Page }: Lander = { Page: Collage };
