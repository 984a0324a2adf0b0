import { build } from "./builds.mjs";
import { preparing } from "./prepare.mjs";
import { main } from "./unready.mjs";

// `npm run build`: builds from the installed libraries, whatever is there already. The next start serves it.
await main(() => preparing(() => build((line) => console.log(line))));
