/** A process that moves a tenant to another cell, reports each step, and stops at a given one. */

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
