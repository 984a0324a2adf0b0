import type { Lander } from "../lander";
import { Icons } from "./Icons";

export const { Page }: Lander = { Page: Icons };
