import type { Lander } from "../lander";
import { MapLanding } from "./MapLanding";

export const { Page }: Lander = { Page: MapLanding };
