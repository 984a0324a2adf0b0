import { companyAnswer, companyWire } from "~/app/domain/company/company.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const companyInfo = endpoint({ GET: openCall({ answer: companyAnswer }, ({ site }) => companyWire(site.tenant)) });

export const loader = companyInfo;
export const action = companyInfo;
