import { defineConfig } from "drizzle-kit";
import { engine } from "./engine";

export default defineConfig({
  dialect: engine === "postgres" ? "postgresql" : "sqlite",
  schema: ["./db/tables/index.ts", "./db/hold.ts", "./db/counts.ts", "./db/event-order.ts", "./db/changes.ts"],
  out: `./db/migrations/${engine}`,
});
