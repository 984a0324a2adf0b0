import { companyWire } from "~/app/domain/company/company.wire";
import { openEndpoint } from "~/app/request/endpoint";

const companyInfo = openEndpoint({ GET: [null, ({ site }) => companyWire(site.tenant)] });

export const loader = companyInfo;
export const action = companyInfo;
