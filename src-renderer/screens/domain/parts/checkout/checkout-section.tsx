import { Button, Group, Stack } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { NO_COUPON } from '#shared/domain/coupon/rules.ts';
import type { PlanGroup } from '#shared/domain/plan/schema.ts';
import { hasFuturePlan } from '#shared/domain/plan/rules.ts';
import { text } from '#shared/domain/site/readers.ts';
import { SelectField } from '../../../../editor/fields/select-field.tsx';
import { TextField } from '../../../../editor/fields/text-field.tsx';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useField, useStatus } from '../../../../state/draft.ts';
import { AsOf } from '../../../../ui/as-of.tsx';
import { FormGrid } from '../../../../ui/form-grid.tsx';
import { openExternal } from '../../../../ui/open-external.ts';
import { useQuietRetry } from '../../queries.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LinkField } from './link-field.tsx';
import { couponOptions, digitsOf, planNameOf } from './model.ts';
import { PlanSelect } from './plan-select.tsx';

const noGroups: readonly PlanGroup[] = [];

export function CheckoutSection() {
  const plans = useQuery('checkout.plans', {});
  const plansStale = plans.error !== undefined || (plans.data?.stale ?? false);
  useQuietRetry(plansStale, plans.refetch);
  const groups = plans.data?.groups ?? noGroups;
  const chosen = text(useField(['selected_plan']));
  const list = { groups, loading: plans.loading && !plans.data, stale: plansStale };
  return (
    <Stack gap="md">
      <FormGrid>
        <PlanSelect label="Plan" field="selected_plan" {...list} />
        {hasFuturePlan(planNameOf(groups, chosen)) && (
          <PlanSelect label="Select future plan" field="selected_future_plan" {...list} />
        )}
        <ContactFields label="Contact for the checkout" quiet />
        <TextField
          path={['salesloft_id']}
          label="Salesloft ID"
          placeholder="Digits only"
          inputMode="numeric"
          autoComplete="off"
          clean={digitsOf}
        />
        <CouponSelect />
      </FormGrid>
      <ListsAsOf />
      <CheckoutPage />
    </Stack>
  );
}

/** Plans and coupons are kept elsewhere; the older of the two lists tells their time. */
function ListsAsOf() {
  const plans = useQuery('checkout.plans', {});
  const coupons = useQuery('checkout.coupons', {});
  const isStale = plans.data?.stale || coupons.data?.stale;
  const times = [plans.updatedAt, coupons.updatedAt].filter((time) => time !== undefined);
  return (
    <AsOf
      name="plans and coupons"
      at={times.length === 2 && !isStale ? Math.min(...times) : undefined}
      loading={plans.loading || coupons.loading}
      refresh={async () => void (await Promise.all([plans.refetch(), coupons.refetch()]))}
    />
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
      <NewCheckout url={page.toolUrl} />
    </>
  );
}

function CouponSelect() {
  const { data: answer, error, refetch } = useQuery('checkout.coupons', {});
  useQuietRetry(error !== undefined || (answer?.stale ?? false), refetch);
  const options = useMemo(() => couponOptions(answer?.coupons ?? []), [answer]);
  return (
    <SelectField
      path={['selected_coupon']}
      label="Coupon"
      placeholder={NO_COUPON}
      none={NO_COUPON}
      clearable
      options={options}
      nothingFoundMessage={options.length === 0 ? 'No coupons are known' : 'No coupon of that name'}
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
