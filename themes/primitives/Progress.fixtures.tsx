import type { Fixtures } from "./fixture";
import { Progress, Steps } from "./Progress";

export const fixtures: Fixtures = {
  determinate: <Progress label="Sending your photos" value={0.62} />,
  beginning: <Progress label="Sending your photos" value={0} />,
  done: <Progress label="All sent" value={1} />,
  "how far is unknown": <Progress label="Looking for your email" value={null} />,
  "step 2 of 6": <Steps label="Step 2 of 6" step={2} steps={6} />,
  "six steps, four dots": <Steps label="Step 3 of 6" step={3} steps={6} dots={4} />,
  "last step": <Steps label="Step 6 of 6" step={6} steps={6} dots={4} />,
  "words alone": <Steps label="Krok 5 z 6" step={5} steps={6} dots={0} />,
  "long German": <Progress label="Profilbilder werden übertragen und überprüft" value={0.08} />,
};
