import { afterAll } from "vitest";
import { undoAll } from "./after-file";

// Registered for each test file.
afterAll(undoAll);
