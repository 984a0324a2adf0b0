/** What the commands call: the entry of the build. */
export { work } from "./cluster/worker";
export { demoTenants } from "./server";
export { start } from "./start";
