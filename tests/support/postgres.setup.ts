import { inject } from "vitest";

// Before any module of the project loads: tables are declared for this engine.
process.env.DATABASE_URL = inject("databaseUrl");
