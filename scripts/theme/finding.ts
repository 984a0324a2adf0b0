/** Something that a template lacks, and what to do about it. */
export interface Finding {
  /** Relative to the project. */
  file: string;
  problem: string;
  remedy: string;
}

export const told = ({ file, problem, remedy }: Finding) => `${file} – ${problem}\n    ${remedy}`;
