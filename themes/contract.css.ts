import { createThemeContract } from "@vanilla-extract/css";
import { roles } from "./roles";

/** The custom properties of all styles in primitives and templates. Each template sets every one. */
export const vars = createThemeContract(roles);
