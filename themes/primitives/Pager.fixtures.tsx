import type { Fixtures } from "./fixture";
import { Pager } from "./Pager";

const labels = {
  navigation: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: "Go to this page",
};
const hrefOf = (page: number) => `#page-${page}`;

export const fixtures: Fixtures = {
  first: <Pager page={1} pages={9} hrefOf={hrefOf} labels={labels} />,
  middle: <Pager page={5} pages={9} hrefOf={hrefOf} labels={labels} />,
  many: <Pager page={117} pages={1204} hrefOf={hrefOf} labels={labels} />,
  "one page": <Pager page={1} pages={1} hrefOf={hrefOf} labels={labels} />,
};
