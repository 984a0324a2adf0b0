import { Gauge, Registry } from "prom-client";
import { STATUSES } from "~/app/doctor/findings";
import { lastRun } from "~/app/doctor/kept";
import type { Report } from "./metrics";

/** Reports the doctor's last findings by check, including certificates that expire soon. */
export function doctorsFindings(dataDir: string): { report(): Promise<Report> } {
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator: "max", registers: [registry] });
  const ended = gauge("bouquet_doctor_last_timestamp_seconds", "When the doctor last ran; 0 if never.");
  const found = gauge("bouquet_doctor_findings", "The doctor's findings, by check and status.", ["check", "status"]);

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
