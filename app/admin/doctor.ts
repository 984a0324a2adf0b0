import { Gauge, Registry } from "prom-client";
import { STATUSES } from "~/app/doctor/findings";
import { lastRun } from "~/app/doctor/kept";
import type { Report } from "./metrics";

/** What the doctor found the last time that it looked, by check; a certificate that ends soon is among that. */
export function doctorsFindings(dataDir: string): { report(): Promise<Report> } {
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator: "max", registers: [registry] });
  const ended = gauge(
    "bouquet_doctor_last_timestamp_seconds",
    "When the doctor last looked; 0 where nobody had it look yet.",
  );
  const found = gauge("bouquet_doctor_findings", "What the doctor found, by check and status.", ["check", "status"]);

  return {
    async report() {
      const run = await lastRun(dataDir);
      ended.set(run ? run.at / 1000 : 0);
      found.reset();
      for (const check of new Set(run?.findings.map((finding) => finding.check))) {
        for (const status of STATUSES) {
          const own = run!.findings.filter((finding) => finding.check === check && finding.status === status);
          found.set({ check, status }, own.length);
        }
      }
      return registry.getMetricsAsJSON();
    },
  };
}
