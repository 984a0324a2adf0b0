import type { Lander } from "../lander";
import { SocialNetwork } from "./SocialNetwork";

export const { Page }: Lander = { Page: SocialNetwork };
