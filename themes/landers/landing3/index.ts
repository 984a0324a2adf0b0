import type { Lander } from "../lander";
import { TwoPlaces } from "./TwoPlaces";

export const { Page }: Lander = { Page: TwoPlaces };
