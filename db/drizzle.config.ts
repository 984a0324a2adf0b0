import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./db/tables/index.ts", out: "./db/migrations" });
