import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import classes from './setup.module.css';
import { StepRow } from './step-row.tsx';
import { type PlainStep, plainSteps } from './steps.ts';
import { type DomainSetup, useDomainSetup } from './use-domain.ts';
import { useStep } from './use-step.ts';

export function SetupSection() {
  const setup = useDomainSetup();
  return (
    <ul key={setup.target.domain} className={classes.rows} aria-label="Steps">
      <PurchaseRow setup={setup} />
      {plainSteps.map((step) => (
        <PlainRow key={step.kind} setup={setup} step={step} />
      ))}
    </ul>
  );
}

function PlainRow({ setup, step }: { setup: DomainSetup; step: PlainStep }) {
  const { standing, blocker, running, start } = useStep(setup, step);
  return (
    <StepRow
      setup={setup}
      step={step}
      standing={standing}
      action={
        <ReasonButton variant="default" loading={running} reason={blocker} onClick={() => start({})}>
          {step.label}
        </ReasonButton>
      }
    />
  );
}
