import { inject } from "vitest";

// Sets the engine before any module of the project loads, because tables are declared for one engine.
process.env.DATABASE_URL = inject("databaseUrl");
