import type { Lander } from "../lander";
import { Letter } from "./Letter";

export const { Page }: Lander = { Page: Letter };
