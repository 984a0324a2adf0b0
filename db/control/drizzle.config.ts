import { defineConfig } from "drizzle-kit";
import { engine } from "../engine";

export default defineConfig({
  dialect: engine === "postgres" ? "postgresql" : "sqlite",
  schema: ["./db/control/tables/index.ts", "./db/hold.ts"],
  out: `./db/control/migrations/${engine}`,
});
