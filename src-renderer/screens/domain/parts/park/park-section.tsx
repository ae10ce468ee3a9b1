import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { type ParkType, parkTypes } from '#shared/ipc/domain.ipc.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { standingWith } from '../../setup-model.ts';
import { OpenOutcome, StandingLine } from '../setup/standing-line.tsx';
import { useAction } from '../setup/use-action.ts';
import { type DomainSetup, NO_DOMAIN, useDomainSetup, useValidDomain } from '../setup/use-domain.ts';

export function ParkSection() {
  const domain = useValidDomain();
  return domain === '' ? <Park /> : <ParkDomain key={domain} domain={domain} />;
}

function ParkDomain({ domain }: { domain: string }) {
  return <Park setup={useDomainSetup(domain)} />;
}

const descriptions: Record<ParkType, string> = {
  'Involuntary Churn': 'Visitors read the message for a company whose payments failed.',
  'Voluntary Churn': 'Visitors read the message for a company that has left.',
  'No Message': 'Visitors see a parked page without a reason.',
};

function Park({ setup }: { setup?: DomainSetup }) {
  const [type, setType] = useState<ParkType>('No Message');
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
      {setup ? (
        <ParkButton setup={setup} type={type} />
      ) : (
        <ReasonButton variant="default" reason={NO_DOMAIN}>
          Park This Page
        </ReasonButton>
      )}
    </Stack>
  );
}

function ParkButton({ setup, type }: { setup: DomainSetup; type: ParkType }) {
  const { target, state, blocker } = setup;
  const park = useAction('domain.park', setup, 'The page was not parked');
  const standing = standingWith(state?.park, false, park.running);
  const open = standing.state === 'unknown' ? 'Check the status of the parking first.' : undefined;
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Park This Page',
      message: `${target.domain} will show a parked page instead of the site (${type}). Do you want to proceed?`,
      confirmLabel: 'Park This Page',
      danger: true,
    });
    if (agreed) park.start({ type });
  };
  return (
    <>
      <ReasonButton
        variant="outline"
        color="red"
        loading={park.running}
        reason={blocker ?? open}
        onClick={() => void ask()}
      >
        Park This Page
      </ReasonButton>
      <StandingLine
        standing={standing}
        running="Parking…"
        done={state?.parkedAs ? `Parked (${state.parkedAs})` : 'Parked'}
      />
      {standing.state === 'unknown' && (
        <OpenOutcome setup={setup} action="park" standing={standing} yes="It is parked" no="It is not parked" />
      )}
    </>
  );
}
