import { Text } from '@mantine/core';
import { useState } from 'react';
import { dollars } from '#shared/domain/plan/rules.ts';
import type { Availability } from '#shared/ipc/domain.ipc.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { StepRow } from './step-row.tsx';
import { purchase } from './steps.ts';
import type { DomainSetup } from './use-domain.ts';
import { useStep } from './use-step.ts';

/** Number of the server's price units in a cent. A unit is a millionth of a dollar. */
const PRICE_UNITS_PER_CENT = 10_000;

const NOT_AVAILABLE = 'Domain is not available.';
const NO_PRICE = 'The server names no price, so the domain cannot be bought here.';

type Offer = Required<Availability>;

/**
 * Returns the offer in an answer; undefined without an answer, or if the domain is taken or has no price. If the answer
 * does not state the years, the price is for one year.
 */
function offerOf(answer: Availability | undefined): Offer | undefined {
  const { available = false, price, years = 1 } = answer ?? {};
  return available && price !== undefined ? { available, price, years } : undefined;
}

function priceQuestion({ price, years }: Offer): string {
  return `Domain costs ${dollars(Math.round(price / PRICE_UNITS_PER_CENT))} per ${years} year. Do you want to proceed?`;
}

/** Row that asks the server for the price of the domain, and buys the domain if the user agrees. */
export function PurchaseRow({ setup }: { setup: DomainSetup }) {
  const { target, state } = setup;
  const check = useMutation('domain.check');
  const buying = useStep(setup, purchase);
  const { standing, blocker, running, start } = buying;
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
      of={buying}
      action={
        <ReasonButton
          variant={offer ? 'filled' : 'default'}
          loading={check.running || running}
          reason={blocker ?? (offer && state?.insecure)}
          onClick={() => void (offer ? buy() : askPrice())}
        >
          {offer ? purchase.label : 'Check Domain Info'}
        </ReasonButton>
      }
    >
      <Text role="status" size="sm" c={offer ? 'var(--app-good)' : check.error && 'var(--app-danger)'}>
        {found ?? check.error?.message}
      </Text>
    </StepRow>
  );
}
