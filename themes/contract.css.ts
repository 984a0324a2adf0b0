import { createThemeContract } from "@vanilla-extract/css";
import { roles } from "./roles";

/** The custom properties that primitives and templates style with. A template gives every one of them a value. */
export const vars = createThemeContract(roles);
