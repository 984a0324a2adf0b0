export interface Finding {
  /** Relative to the project. */
  file: string;
  problem: string;
  remedy: string;
}

export const told = ({ file, problem, remedy }: Finding) => `${file} – ${problem}\n    ${remedy}`;

/** Drops duplicates: two templates may share a default, and a line may be found twice. */
export function eachOnce(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.file} ${each.problem}`, each])).values()];
}
