/** A process of its own that moves a tenant to another cell, says which step it has come to, and stays there where it is told to. */

import { moveToCell, type Step } from "~/db/cells/move";
import { openPlacements } from "~/db/cells/placements";
import { openControl } from "~/db/control/open";

const { place, cells, slug, to, migrationsDir, stayAt, lease } = JSON.parse(process.argv[2]!);
setInterval(() => {}, 1000);
const control = openControl({ ...place, migrationsDir: migrationsDir.replace(/migrations$/, "control/migrations") });
await moveToCell({
  ...{ control, cells: { all: cells, placements: openPlacements(control) }, slug, to, migrationsDir, lease },
  reached(step: Step) {
    if (step !== stayAt) return;
    process.stdout.write(`${step}\n`);
    return new Promise(() => {});
  },
});
