import type { ReactNode } from "react";
import { numberOf, type SignupStep, STEPS_OF_PROGRESS } from "~/app/domain/account/signup/steps";
import * as formCss from "~/app/ui/frame/forms.css";
import { useSite } from "~/app/ui/frame/site-data";
import { Motif } from "~/themes/niches/motif";
import { ButtonLink, join, ProgressBar, Steps } from "~/themes/primitives";
import { useTemplate } from "~/themes/registry";
import { useWords } from "~/themes/words";
import * as css from "./steps.css";

interface StepFrameProps {
  step: SignupStep;
  title: string;
  lead: string;
  part?: { number: number; of: number };
  children: ReactNode;
}

export const DOTS = 4;

export function StepFrame({ step, title, lead, part, children }: StepFrameProps) {
  const { FormFrame } = useTemplate();
  return (
    <FormFrame title={title} lead={lead} motif={<Motif niche={useSite()?.niche ?? 1} variant="hero" />} aside={null}>
      <div className={join(formCss.stack, part && css.part)} data-step={step}>
        <StepProgress step={step} part={part} />
        {children}
      </div>
    </FormFrame>
  );
}

/** Shows step / 6 as text, with four dots or a bar. Renders nothing after the last step. */
function StepProgress({ step, part }: Pick<StepFrameProps, "step" | "part">) {
  const { t } = useWords();
  const dots = useSite()?.progressDots ? DOTS : 0;
  const number = numberOf(step);
  if (number > STEPS_OF_PROGRESS) return null;
  const label = t("steps.step_of", { step: number, steps: STEPS_OF_PROGRESS });
  const reached = number - 1 + (part ? part.number / part.of : 1);
  return (
    <div className={css.progress} data-progress={number / STEPS_OF_PROGRESS}>
      <div className={css.counts}>
        <Steps label={label} step={number} steps={STEPS_OF_PROGRESS} dots={dots} />
        {part && <p className={css.quiet}>{t("steps.question_of", { question: part.number, questions: part.of })}</p>}
      </div>
      {dots === 0 && <ProgressBar label={label} value={reached / STEPS_OF_PROGRESS} />}
    </div>
  );
}

export function SkipLink({ to, children }: { to: SignupStep | "visibility"; children: ReactNode }) {
  return (
    <ButtonLink href={`/signup/${to}`} variant="quiet" wide>
      {children}
    </ButtonLink>
  );
}
