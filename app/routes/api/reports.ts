import { keepPace } from "~/app/domain/limits/paces";
import { report } from "~/app/domain/reports/reports";
import { nothingToReport, selfReported } from "~/app/domain/reports/reports.errors";
import { reportRequest } from "~/app/domain/reports/reports.schema";
import { reportAnswer } from "~/app/domain/reports/reports.wire";
import { endpoint, json, memberCall } from "~/app/request/endpoint";

const reports = endpoint({
  POST: memberCall(
    {
      input: reportRequest,
      answer: reportAnswer,
      status: [201],
      errors: [nothingToReport, selfReported],
      beforeTerms: true,
    },
    async ({ site, member, input }) => {
      await keepPace(site, member, "reports");
      return json({ id: await report(site, member, input) }, 201);
    },
  ),
});

export const loader = reports;
export const action = reports;
