import { inject } from "vitest";

// Before any module of the project is loaded: tables are declared for the engine that this names.
process.env.DATABASE_URL = inject("databaseUrl");
