/** A process for the test of a killed move: copies up to the messages, says so, and waits. */
import { copyTenant } from "~/db/copy/copy";

const move = JSON.parse(process.argv[2]!);
setInterval(() => {}, 1000);
await copyTenant({
  ...move,
  tell({ table }: { table: string }) {
    if (table !== "message") return;
    process.stdout.write("half way\n");
    return new Promise(() => {});
  },
});
