import { Button, Group, Stack } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { NO_COUPON } from '#shared/domain/coupon/rules.ts';
import { findPlan, hasFuturePlan } from '#shared/domain/plan/rules.ts';
import { text } from '#shared/domain/site/readers.ts';
import { SelectField } from '../../../../editor/fields/select-field.tsx';
import { TextField } from '../../../../editor/fields/text-field.tsx';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useField, useStatus } from '../../../../state/draft.ts';
import { AsOf } from '../../../../ui/as-of.tsx';
import { FormGrid } from '../../../../ui/form-grid.tsx';
import { openExternal } from '../../../../ui/open-external.ts';
import { useKeptList } from '../../queries.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LinkField } from './link-field.tsx';
import { couponOptions } from './model.ts';
import { PlanSelect } from './plan-select.tsx';

export function CheckoutSection() {
  const plans = useKeptList('checkout.plans');
  const coupons = useKeptList('checkout.coupons');
  const chosen = text(useField(['selected_plan']));
  // What the record holds may be a name, too, or a plan that the list does not know.
  const plan = findPlan(plans.data?.groups ?? [], chosen)?.name ?? chosen;
  const couponChoices = useMemo(() => couponOptions(coupons.data?.coupons ?? []), [coupons.data]);
  return (
    <Stack gap="md">
      <FormGrid>
        <PlanSelect label="Plan" field="selected_plan" plans={plans} />
        {hasFuturePlan(plan) && <PlanSelect label="Select future plan" field="selected_future_plan" plans={plans} />}
        <ContactFields label="Contact for the checkout" quiet />
        <TextField
          path={['salesloft_id']}
          placeholder="Digits only"
          inputMode="numeric"
          autoComplete="off"
          clean={(typed) => typed.replace(/\D/g, '')}
        />
        <SelectField
          path={['selected_coupon']}
          placeholder={NO_COUPON}
          none={NO_COUPON}
          clearable
          options={couponChoices}
          nothingFoundMessage={couponChoices.length === 0 ? 'No coupons are known' : 'No coupon of that name'}
        />
      </FormGrid>
      <AsOf name="plans and coupons" lists={[plans, coupons]} />
      <CheckoutPage />
    </Stack>
  );
}

/** Asked for anew with every save, so apart from the fields. */
function CheckoutPage() {
  const slug = useStatus((site) => site.slug ?? '');
  const { data: page } = useQuery('checkout.link', { slug });
  if (!page) return null;
  return (
    <>
      <LinkField link={page.link} />
      <Group>
        <Button
          variant="default"
          rightSection={<ExternalLink size={14} aria-hidden />}
          onClick={() => openExternal(page.toolUrl)}
        >
          New checkout
        </Button>
      </Group>
    </>
  );
}
