import { type InputWrapperProps, Select, TextInput } from '@mantine/core';
import { choosePayment, type PaymentSlot, paymentSlots, setPaymentLink } from '#shared/domain/payment/rules.ts';
import { paymentTitled, paymentTitles } from '#shared/domain/payment/hosts.ts';
import { withoutScheme } from '#shared/domain/site/social-profiles.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { withCurrent } from '../../../editor/fields/select-field.tsx';
import { PlacedFields } from '../../../editor/sketch/placed-fields.tsx';
import { Placed } from '../../../editor/sketch/sketch.tsx';
import { currentSite, edit, editField, endStep, useField } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { NONE } from '../model.ts';
import classes from './cards.module.css';

const options = [{ value: NONE, label: 'None' }, ...paymentTitles.map((title) => ({ value: title, label: title }))];

/** the last one that the page has room for; a record may hold more */
const LAST = 2;

const order: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

export function PaymentsCard() {
  const payments = useField(['payments']) as SiteDocument['payments'];
  const slots = paymentSlots({ payments });
  return (
    <SectionCard
      title="Payments"
      purpose="Where customers can pay; a slot can be chosen once the one before it is filled."
    >
      <div className={classes.rows}>
        <PlacedFields fields={['payment_header', 'payment_subtitle']} />
        {slots.map((slot, at) => (
          <Slot key={at} slot={slot} at={at} />
        ))}
      </div>
    </SectionCard>
  );
}

function Slot({ slot: { title, host, account, isSelectable, usual }, at }: { slot: PaymentSlot; at: number }) {
  const isFilled = title !== '';
  const number = at + 1;
  const choose = (chosen: string | null): void => {
    const known = paymentTitled(chosen ?? '');
    if (chosen === NONE || known) edit(choosePayment(currentSite(), at, known ?? ''));
    endStep();
  };
  return (
    <Placed field={`payments.${Math.min(at, LAST)}`}>
      <Select
        label={`Payment ${number}`}
        data={withCurrent(options, title) as typeof options}
        value={isFilled ? title : null}
        placeholder={isSelectable && usual ? `None; usually ${usual}` : 'None'}
        disabled={!isSelectable && !isFilled}
        description={!isSelectable && !isFilled ? `Fill payment ${at} first` : undefined}
        inputWrapperOrder={order}
        allowDeselect={false}
        onChange={choose}
      />
      {isFilled && (
        <TextInput
          label={`Payment ${number} link`}
          value={account}
          spellCheck={false}
          description={account !== '' && `${withoutScheme(host)}${account}`}
          inputWrapperOrder={order}
          onChange={(event) =>
            void editField(['payments', at, 'link'], setPaymentLink(currentSite(), at, event.currentTarget.value))
          }
          onBlur={endStep}
        />
      )}
    </Placed>
  );
}
