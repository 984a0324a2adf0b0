import type { Lander } from "../lander";
import { Gallery } from "./Gallery";

export const { Page }: Lander = { Page: Gallery };
