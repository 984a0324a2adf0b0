import type { ReactNode } from "react";
import { numberOf, type SignupStep, STEPS_OF_PROGRESS } from "~/app/domain/signup/steps";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, ProgressBar, Steps } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import * as formCss from "../forms.css";
import { useSite } from "../site-data";
import * as css from "./steps.css";

interface StepFrameProps {
  step: SignupStep;
  title: string;
  lead: string;
  children: ReactNode;
}

export const DOTS = 4;

/** One step of the sign-up after the account. */
export function StepFrame({ step, title, lead, children }: StepFrameProps) {
  const { FormFrame } = useTemplate();
  return (
    <FormFrame title={title} lead={lead} motif={<Motif niche={useSite()?.niche ?? 1} variant="hero" />} aside={null}>
      <div className={formCss.stack} data-step={step}>
        <StepProgress step={step} />
        {children}
      </div>
    </FormFrame>
  );
}

/** Step / 6, in words and as the site shows it: by four dots or by a bar. Nothing once all is done. */
function StepProgress({ step }: { step: SignupStep }) {
  const { t } = useWords();
  const dots = useSite()?.progressDots ? DOTS : 0;
  const number = numberOf(step);
  if (number > STEPS_OF_PROGRESS) return null;
  const label = t("steps.step_of", { step: number, steps: STEPS_OF_PROGRESS });
  return (
    <div className={css.progress} data-progress={number / STEPS_OF_PROGRESS}>
      <Steps label={label} step={number} steps={STEPS_OF_PROGRESS} dots={dots} />
      {dots === 0 && <ProgressBar label={label} value={number / STEPS_OF_PROGRESS} />}
    </div>
  );
}

/** Going on without what a step asks for. */
export function SkipLink({ to, children }: { to: SignupStep; children: ReactNode }) {
  return (
    <ButtonLink href={`/signup/${to}`} variant="quiet" wide>
      {children}
    </ButtonLink>
  );
}
