import { report } from "~/app/domain/safety/reports/reports";
import { nothingToReport, selfReported } from "~/app/domain/safety/reports/reports.errors";
import { reportRequest } from "~/app/domain/safety/reports/reports.schema";
import { reportAnswer } from "~/app/domain/safety/reports/reports.wire";
import { keepPace } from "~/app/domain/site/limits/paces";
import { endpoint, json, memberCall } from "~/app/request/endpoint";

const reports = endpoint({
  POST: memberCall(
    {
      summary: "Reports a profile, a message or a photo",
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
