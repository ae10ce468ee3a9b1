import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { NO_COUPON } from '#shared/domain/coupon/rules.ts';
import { hasFuturePlan } from '#shared/domain/plan/rules.ts';
import { text } from '#shared/domain/site/readers.ts';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useStatus, useTextField } from '../../../../state/draft.ts';
import { FormGrid } from '../../../../ui/form-grid.tsx';
import { openExternal } from '../../../../ui/open-external.ts';
import { useQuietRetry } from '../../queries.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LinkField } from './link-field.tsx';
import { couponChoices, digitsOf, planNameOf } from './model.ts';
import { PlanSelect } from './plan-select.tsx';

export function CheckoutSection() {
  const plans = useQuery('checkout.plans', {});
  const plansStale = plans.error !== undefined || (plans.data?.stale ?? false);
  useQuietRetry(plansStale, plans.refetch);
  const groups = plans.data?.groups ?? [];
  const chosen = useTextField('selected_plan').value;
  const list = { groups, loading: plans.loading && !plans.data, stale: plansStale };
  return (
    <Stack gap="md">
      <FormGrid>
        <PlanSelect label="Plan" field="selected_plan" {...list} />
        {hasFuturePlan(planNameOf(groups, chosen)) && (
          <PlanSelect label="Select future plan" field="selected_future_plan" {...list} />
        )}
        <ContactFields label="Contact for the checkout" quiet />
        <SalesloftId />
        <CouponSelect />
      </FormGrid>
      <CheckoutPage />
    </Stack>
  );
}

/** Asked for anew with every edit, so apart from the fields. */
function CheckoutPage() {
  const slug = useStatus((site) => site.slug ?? '');
  const { data: page } = useQuery('checkout.link', { slug });
  if (!page) return null;
  return (
    <>
      <LinkField link={page.link} />
      <NewCheckout url={page.toolUrl} />
    </>
  );
}

function SalesloftId() {
  const { value, onChange, onBlur } = useTextField('salesloft_id');
  return (
    <TextInput
      label="Salesloft ID"
      placeholder="Digits only"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
      onBlur={onBlur}
    />
  );
}

function CouponSelect() {
  const { value: chosen, onChange, onBlur } = useTextField('selected_coupon');
  const { data: answer, error, refetch } = useQuery('checkout.coupons', {});
  const stale = error !== undefined || (answer?.stale ?? false);
  useQuietRetry(stale, refetch);
  const { data, value } = couponChoices(answer?.coupons ?? [], chosen);
  return (
    <Select
      label="Coupon"
      placeholder={NO_COUPON}
      clearable
      searchable
      data={data}
      value={value}
      nothingFoundMessage={data.length === 0 ? 'No coupons are known' : 'No coupon of that name'}
      onChange={(id) => onChange(text(id))}
      onBlur={onBlur}
    />
  );
}

function NewCheckout({ url }: { url: string }) {
  return (
    <Group>
      <Button variant="default" rightSection={<ExternalLink size={14} aria-hidden />} onClick={() => openExternal(url)}>
        New checkout
      </Button>
    </Group>
  );
}
