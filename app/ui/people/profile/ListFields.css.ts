import { style } from "@vanilla-extract/css";

/** Answers are short: a field as high as that of a long text would ask for more. */
export const answer = style({ blockSize: "5.5rem", minBlockSize: "5.5rem" });
