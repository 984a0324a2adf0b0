import { afterAll } from "vitest";
import { undoAll } from "./after-file";

// Runs for each file.
afterAll(undoAll);
