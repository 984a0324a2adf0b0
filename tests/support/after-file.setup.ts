import { afterAll } from "vitest";
import { undoAll } from "./after-file";

// Run anew for each file.
afterAll(undoAll);
