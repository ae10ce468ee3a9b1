import { flag } from '#shared/domain/site/readers.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Availability } from '#shared/ipc/domain.ipc.ts';
import { useMutation } from '../../../../bridge/hooks.ts';
import { useSite } from '../../../../state/draft.ts';
import { confirm } from '../../../../ui/confirm.tsx';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { NOT_AVAILABLE, NO_PRICE, offerOf, priceQuestion, standingWith } from '../../setup-model.ts';
import { ActionRow } from './action-row.tsx';
import { OpenOutcome, StandingLine } from './standing-line.tsx';
import { useAction } from './use-action.ts';
import type { DomainSetup } from './use-domain.ts';

/** Asks whether the domain can be had and for how much, and then buys it on the user's word. */
export function PurchaseRow({ setup }: { setup: DomainSetup }) {
  const { target, state, blocker } = setup;
  const purchased = useSite((site) => flag(site.domain_purchased));
  const check = useMutation('domain.check');
  const buy = useAction('domain.buy', setup, 'The domain was not bought');
  const [answer, setAnswer] = useState<Availability>();
  const standing = standingWith(state?.purchase, purchased, buy.running);
  const offer =
    standing.state === 'failed' || standing.state === 'none' || standing.state === 'done' ? offerOf(answer) : undefined;

  const askPrice = async (): Promise<void> => {
    setAnswer(undefined);
    setAnswer(await check.run(target));
  };
  const purchase = async (): Promise<void> => {
    if (!offer) return;
    const agreed = await confirm({
      title: `Buy ${target.domain}`,
      message: priceQuestion(offer),
      confirmLabel: 'Buy Domain',
    });
    if (!agreed) return;
    setAnswer(undefined);
    buy.start({ agreed: offer });
  };

  return (
    <ActionRow
      title="Domain purchase"
      purpose="Look whether the domain can be bought, and for how much."
      state={standing.state}
      once
      action={
        <ReasonButton
          variant={offer ? 'filled' : 'default'}
          loading={check.running || buy.running}
          reason={blocker ?? (offer && state?.insecure) ?? openReason(standing.state)}
          onClick={() => void (offer ? purchase() : askPrice())}
        >
          {offer ? 'Buy Domain Now' : 'Check Domain Info'}
        </ReasonButton>
      }
    >
      <StandingLine standing={standing} running="Buying…" done="Purchased" />
      {standing.state === 'unknown' && (
        <OpenOutcome setup={setup} action="purchase" standing={standing} yes="It was bought" no="It was not bought" />
      )}
      <div role="status">
        {offer && (
          <Text size="sm" c="var(--app-good)">
            {target.domain} is available.
          </Text>
        )}
        {answer && !answer.available && <Text size="sm">{NOT_AVAILABLE}</Text>}
        {answer?.available && !offer && <Text size="sm">{NO_PRICE}</Text>}
        {check.error && (
          <Text size="sm" c="var(--app-danger)">
            {check.error.message}
          </Text>
        )}
      </div>
    </ActionRow>
  );
}

function openReason(state: string): string | undefined {
  return state === 'unknown' ? 'Check the status of the purchase first.' : undefined;
}
