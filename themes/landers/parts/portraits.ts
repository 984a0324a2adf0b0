import man1 from "../portraits/man-1.svg";
import man2 from "../portraits/man-2.svg";
import man3 from "../portraits/man-3.svg";
import man4 from "../portraits/man-4.svg";
import man5 from "../portraits/man-5.svg";
import olderMan1 from "../portraits/older-man-1.svg";
import olderMan2 from "../portraits/older-man-2.svg";
import olderWoman1 from "../portraits/older-woman-1.svg";
import olderWoman2 from "../portraits/older-woman-2.svg";
import olderWoman3 from "../portraits/older-woman-3.svg";
import woman1 from "../portraits/woman-1.svg";
import woman2 from "../portraits/woman-2.svg";
import woman3 from "../portraits/woman-3.svg";
import woman4 from "../portraits/woman-4.svg";
import woman5 from "../portraits/woman-5.svg";

const women = [woman2, woman4, woman3, woman1, woman5];
const men = [man1, man4, man2, man5, man3];
const olderWomen = [olderWoman2, olderWoman1, olderWoman3];
const olderMen = [olderMan2, olderMan1];

const mixed = alternating([...women, ...olderWomen], [...men, ...olderMen]);

/** Drawn adults that suit a niche, by its number. */
const byNiche: Record<number, string[]> = {
  2: alternating(women, men),
  4: alternating(women, men),
  5: alternating([...olderWomen, woman1], [...olderMen, man2]),
  6: alternating([woman2, woman1, olderWoman2, woman4, woman3], [man2, man1, man5, man3]),
  7: [...men, ...olderMen],
};

/** Returns `count` addresses of portraits. No portrait repeats before all were used. */
export function portraitsOf(niche: number, count: number): string[] {
  const all = byNiche[niche] ?? mixed;
  return Array.from({ length: count }, (_, index) => all[index % all.length]!);
}

function alternating(some: readonly string[], others: readonly string[]): string[] {
  const longest = Math.max(some.length, others.length);
  return Array.from({ length: longest }, (_, index) => [some[index], others[index]])
    .flat()
    .filter((each) => each !== undefined);
}
