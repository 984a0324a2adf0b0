import { main } from "../unready.mjs";
import { billOfMaterials } from "./bill.mjs";

// Prints the bill of materials of a release: `node scripts/production/bill-of-materials.mjs > bouquet.cdx.json`.
await main(async () => {
  console.log(JSON.stringify(billOfMaterials(), null, 2));
});
