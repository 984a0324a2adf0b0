import { createThemeContract } from "@vanilla-extract/css";
import { roles } from "./roles";

/** The custom properties that the styles of primitives and templates use. Each template sets all of them. */
export const vars = createThemeContract(roles);
