import type { Lander } from "../lander";
import { Landing } from "./Landing";

export const { Page }: Lander = { Page: Landing };
