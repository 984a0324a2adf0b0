import type { Lander } from "../lander";
import { Video } from "./Video";

export const { Page }: Lander = { Page: Video };
