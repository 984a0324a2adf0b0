import { main } from "../unready.mjs";
import { billOfMaterials } from "./bill.mjs";

// `node scripts/production/bill-of-materials.mjs > bouquet.cdx.json`, for each release.
await main(async () => {
  console.log(JSON.stringify(billOfMaterials(), null, 2));
});
