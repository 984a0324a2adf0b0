import { style } from "@vanilla-extract/css";

/** Answers are short: a higher field would ask for more. */
export const answer = style({ blockSize: "5.5rem", minBlockSize: "5.5rem" });
