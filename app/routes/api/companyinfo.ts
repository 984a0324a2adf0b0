import { companyAnswer, companyWire } from "~/app/domain/site/company/company.wire";
import { endpoint, openCall } from "~/app/request/endpoint";

const companyInfo = endpoint({
  GET: openCall({ summary: "Returns the company", answer: companyAnswer }, ({ site }) => companyWire(site.tenant)),
});

export const loader = companyInfo;
export const action = companyInfo;
