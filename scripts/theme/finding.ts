/** Something that a template lacks, and what to do about it. */
export interface Finding {
  /** Relative to the project. */
  file: string;
  problem: string;
  remedy: string;
}

export const told = ({ file, problem, remedy }: Finding) => `${file} – ${problem}\n    ${remedy}`;

/** Without those that say the same of the same file: two templates may share a default, and a line may be named twice. */
export function eachOnce(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [`${each.file} ${each.problem}`, each])).values()];
}
