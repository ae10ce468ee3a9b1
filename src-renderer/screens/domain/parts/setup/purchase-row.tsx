import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Availability } from '#shared/ipc/domain.ipc.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { NOT_AVAILABLE, NO_PRICE, offerOf, priceQuestion } from '../../setup-model.ts';
import { StepRow } from './step-row.tsx';
import { purchase } from './steps.ts';
import type { DomainSetup } from './use-domain.ts';
import { useStep } from './use-step.ts';

/** Asks whether the domain can be had and for how much, and then buys it on the user's word. */
export function PurchaseRow({ setup }: { setup: DomainSetup }) {
  const { target, state } = setup;
  const check = useMutation('domain.check');
  const { standing, blocker, running, start } = useStep(setup, purchase);
  const [answer, setAnswer] = useState<Availability>();
  const isOpen = standing.state === 'running' || standing.state === 'unknown';
  const offer = isOpen ? undefined : offerOf(answer);
  const found = answer && (offer ? `${target.domain} is available.` : answer.available ? NO_PRICE : NOT_AVAILABLE);

  const askPrice = async (): Promise<void> => {
    setAnswer(undefined);
    setAnswer(await check.run(target));
  };
  const buy = async (): Promise<void> => {
    if (!offer) return;
    const agreed = await confirm({
      title: `Buy ${target.domain}`,
      message: priceQuestion(offer),
      confirmLabel: 'Buy Domain',
    });
    if (!agreed) return;
    setAnswer(undefined);
    start({ agreed: offer });
  };

  return (
    <StepRow
      setup={setup}
      step={purchase}
      standing={standing}
      action={
        <ReasonButton
          variant={offer ? 'filled' : 'default'}
          loading={check.running || running}
          reason={blocker ?? (offer && state?.insecure)}
          onClick={() => void (offer ? buy() : askPrice())}
        >
          {offer ? 'Buy Domain Now' : 'Check Domain Info'}
        </ReasonButton>
      }
    >
      <Text role="status" size="sm" c={offer ? 'var(--app-good)' : check.error && 'var(--app-danger)'}>
        {found ?? check.error?.message}
      </Text>
    </StepRow>
  );
}
