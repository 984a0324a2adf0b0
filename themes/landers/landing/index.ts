import type { Lander } from "../lander";
import { Portrayed } from "./Portrayed";

export const { Page }: Lander = { Page: Portrayed };
