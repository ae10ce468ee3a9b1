import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import { StepRow } from './step-row.tsx';
import { type PlainStep, plainSteps } from './steps.ts';
import { type DomainSetup, useDomainSetup } from './use-domain.ts';
import { useStep } from './use-step.ts';

export function SetupSection() {
  const setup = useDomainSetup();
  return (
    <ul key={setup.target.domain} aria-label="Steps">
      <PurchaseRow setup={setup} />
      {plainSteps.map((step) => (
        <PlainRow key={step.kind} setup={setup} step={step} />
      ))}
    </ul>
  );
}

function PlainRow({ setup, step }: { setup: DomainSetup; step: PlainStep }) {
  const plain = useStep(setup, step);
  const { blocker, running, start } = plain;
  return (
    <StepRow
      of={plain}
      action={
        <ReasonButton variant="default" loading={running} reason={blocker} onClick={() => start({})}>
          {step.label}
        </ReasonButton>
      }
    />
  );
}
