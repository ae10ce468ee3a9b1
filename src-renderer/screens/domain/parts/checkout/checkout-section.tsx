import { Group, Stack, Text } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useId, useMemo } from 'react';
import { couponLabel, NO_COUPON } from '#shared/domain/coupon/rules.ts';
import { findPlan, hasFuturePlan, NO_PLAN } from '#shared/domain/plan/rules.ts';
import { text } from '#shared/record/readers.ts';
import { TextField } from '../../../../editor/fields/text-field.tsx';
import { useQuery } from '../../../../bridge/hooks.ts';
import { useNotSetUp } from '../../../../state/app-info.ts';
import { useField, useSlug } from '../../../../state/draft.ts';
import { AsOf } from '../../../../ui/as-of.tsx';
import { FormGrid } from '../../../../ui/form-grid.tsx';
import { openExternal } from '../../../../ui/open-external.ts';
import { ReasonButton } from '../../../../ui/reason-button.tsx';
import { SetUpHint } from '../../../../ui/set-up-hint.tsx';
import { ContactFields } from '../contact-fields.tsx';
import { CachedSelect, useCachedList } from '../cached-select.tsx';
import { LinkField } from './link-field.tsx';

export function CheckoutSection() {
  const plans = useCachedList('checkout.plans');
  const coupons = useCachedList('checkout.coupons');
  const chosen = text(useField(['selected_plan']));
  // The record may hold a plan's name instead of its id, or a plan that is not listed.
  const plan = findPlan(plans.data?.groups ?? [], chosen)?.name ?? chosen;
  const couponOptions = useMemo(() => {
    const labels = new Map(coupons.data?.coupons.map((coupon) => [coupon.id, couponLabel(coupon)]));
    return [...labels].map(([value, label]) => ({ value, label }));
  }, [coupons.data]);
  return (
    <Stack gap="md">
      <FormGrid>
        <PlanSelect field="selected_plan" plans={plans} />
        {hasFuturePlan(plan) && <PlanSelect field="selected_future_plan" plans={plans} />}
        <ContactFields label="Contact for the checkout" quiet />
        <TextField
          path={['salesloft_id']}
          placeholder="Digits only"
          inputMode="numeric"
          autoComplete="off"
          clean={(typed) => typed.replace(/\D/g, '')}
        />
        <CachedSelect
          path={['selected_coupon']}
          noun="coupon"
          cached={coupons}
          placeholder={NO_COUPON}
          none={NO_COUPON}
          options={couponOptions}
        />
      </FormGrid>
      <AsOf name="plans and coupons" lists={[plans, coupons]} />
      <CheckoutPage />
    </Stack>
  );
}

interface PlanSelectProps {
  field: 'selected_plan' | 'selected_future_plan';
  plans: ReturnType<typeof useCachedList<'checkout.plans'>>;
}

function PlanSelect({ field, plans }: PlanSelectProps) {
  const groups = useMemo(() => plans.data?.groups ?? [], [plans.data]);
  const options = useMemo(
    () =>
      groups.map((group) => ({
        group: group.label,
        items: group.plans.map(({ id, name }) => ({ value: id, label: name })),
      })),
    [groups],
  );
  const notes = new Map(groups.flatMap((group) => group.plans.map(({ id, note }) => [id, note])));
  return (
    <CachedSelect
      path={[field]}
      noun="plan"
      cached={plans}
      placeholder={NO_PLAN}
      none={NO_PLAN}
      options={options}
      fromRecord={(chosen) => findPlan(groups, chosen)?.id ?? chosen}
      renderOption={({ option }) => (
        <Group gap={8} wrap="nowrap">
          <span>{option.label}</span>
          {notes.get(option.value) && (
            <Text span size="xs" c="dimmed">
              {notes.get(option.value)}
            </Text>
          )}
        </Group>
      )}
    />
  );
}

/** A separate component, because its query runs again after every save, and then only this part is rendered again. */
function CheckoutPage() {
  const slug = useSlug();
  const { data: page } = useQuery('checkout.link', { slug });
  const noTool = useNotSetUp('newCheckout');
  const reasonId = useId();
  if (!page) return null;
  const { link, toolUrl } = page;
  return (
    <>
      <LinkField link={link} />
      <Group gap="8px 12px">
        <ReasonButton
          variant="default"
          rightSection={<ExternalLink size={14} aria-hidden />}
          reason={noTool}
          reasonId={reasonId}
          onClick={() => toolUrl !== undefined && openExternal(toolUrl)}
        >
          New checkout
        </ReasonButton>
        <SetUpHint id={reasonId}>{noTool}</SetUpHint>
      </Group>
    </>
  );
}
