import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type ParkType, parkTypes } from '#shared/ipc/domain.ipc.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { Outcome } from './setup/outcome.tsx';
import { parking } from './setup/steps.ts';
import { type DomainSetup, useDomainSetup } from './setup/use-domain.ts';
import { useStep } from './setup/use-step.ts';

export function ParkSection() {
  const setup = useDomainSetup();
  return <Park key={setup.target.domain} setup={setup} />;
}

const descriptions: Record<ParkType, string> = {
  'Involuntary Churn': 'Visitors read the message for a company whose payments failed.',
  'Voluntary Churn': 'Visitors read the message for a company that has left.',
  'No Message': 'Visitors see a parked page without a reason.',
};

function Park({ setup }: { setup: DomainSetup }) {
  const [type, setType] = useState<ParkType>('No Message');
  const parkedAs = setup.state?.parkedAs;
  const state = useStep(setup, parkedAs ? { ...parking, done: `Parked (${parkedAs})` } : parking);
  const { blocker, running, start } = state;
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: parking.label,
      message: `${setup.target.domain} will show a parked page instead of the site (${type}). Do you want to proceed?`,
      confirmLabel: parking.label,
      danger: true,
    });
    if (agreed) start({ type });
  };
  return (
    <Stack gap="md" align="flex-start">
      <Radio.Group
        label="Message"
        value={type}
        onChange={(value) => setType(parkTypes.find((known) => known === value) ?? 'No Message')}
      >
        <Stack gap={8} mt={8}>
          {parkTypes.map((known) => (
            <Radio key={known} value={known} label={known} description={descriptions[known]} />
          ))}
        </Stack>
      </Radio.Group>
      <ReasonButton variant="outline" color="red" loading={running} reason={blocker} onClick={() => void ask()}>
        {parking.label}
      </ReasonButton>
      <Outcome of={state} />
    </Stack>
  );
}
