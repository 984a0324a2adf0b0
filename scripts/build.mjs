import { build } from "./builds.mjs";
import { prepare, preparing } from "./prepare.mjs";
import { main } from "./unready.mjs";

// `npm run build`: installs missing packages, then makes a new build. The next start serves it.
await main(async () => {
  await prepare({ build: false });
  await preparing(() => build((line) => console.log(line)));
});
