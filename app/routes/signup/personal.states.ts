import type { PageStates } from "~/tests/support/page-states";

const of = (question: string) => `/signup/personal?question=${question}`;

export default [
  { name: "signup-personal", path: "/signup/personal", as: "member" },
  { name: "signup-personal-sought", path: of("seeking"), as: "member" },
  { name: "signup-personal-answers", path: of("relationship"), as: "member" },
] satisfies PageStates;
