import { Stack } from '@mantine/core';
import { choosePayment, type PaymentSlot, paymentSlots, setPaymentLink } from '#shared/domain/payment/rules.ts';
import { paymentTitled } from '#shared/domain/payment/hosts.ts';
import { withoutScheme } from '#shared/domain/site/link.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { labelAt, numberedLabelAt } from '../../../editor/bound-field.ts';
import { RuledSelect, RuledText } from '../../../editor/fields/ruled-field.tsx';
import { optionsAt } from '../../../editor/fields/select-field.tsx';
import { TextField } from '../../../editor/fields/text-field.tsx';
import { useField } from '../../../state/draft.ts';
import classes from '../custom.module.css';

const PAYMENTS = ['payments'];
const options = optionsAt([...PAYMENTS, 0, 'fields', 'title']);

/** @param at place of the payment, from 0 */
export const paymentLabel = (at: number): string => numberedLabelAt([...PAYMENTS, at], at + 1);

export function PaymentsFields() {
  const payments = useField(PAYMENTS) as SiteDocument['payments'];
  const slots = paymentSlots({ payments });
  return (
    <Stack gap="md">
      <div className={classes.fields}>
        <TextField path={['payment_header']} />
        <TextField path={['payment_subtitle']} />
      </div>
      {slots.map((slot, at) => (
        <Slot key={at} slot={slot} at={at} />
      ))}
    </Stack>
  );
}

function Slot({ slot: { title, host, account, isSelectable, suggested }, at }: { slot: PaymentSlot; at: number }) {
  const isFilled = title !== '';
  const isClosed = !isSelectable && !isFilled;
  const name = paymentLabel(at);
  return (
    <div className={classes.fields}>
      <RuledSelect
        data-path={[...PAYMENTS, at].join('.')}
        label={name}
        options={options}
        none="None"
        value={title}
        placeholder={isSelectable && suggested ? `None; usually ${suggested}` : 'None'}
        disabled={isClosed}
        description={isClosed ? `Fill ${paymentLabel(at - 1).toLowerCase()} first` : undefined}
        write={(site, chosen) => {
          const known = paymentTitled(chosen);
          return chosen === '' || known ? choosePayment(site, at, known ?? '') : [];
        }}
      />
      {isFilled && (
        <RuledText
          path={[...PAYMENTS, at, 'link']}
          label={`${name} ${labelAt([...PAYMENTS, at, 'fields', 'link']).toLowerCase()}`}
          value={account}
          spellCheck={false}
          description={account !== '' && `${withoutScheme(host)}${account}`}
          write={(site, typed) => setPaymentLink(site, at, typed)}
        />
      )}
    </div>
  );
}
