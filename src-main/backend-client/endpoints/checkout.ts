import { z } from 'zod';
import type { Coupon } from '#shared/domain/coupon/schema.ts';
import { type Plan, planFamilies, type PlanFamily } from '#shared/domain/plan/schema.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { CallOptions, Http } from '../http.ts';
import { inMessage, optionalText, wireFlag, wireList, wireNumber, wireText } from '../wire.ts';

const optionalNumber = wireNumber.nullish().transform((value) => value ?? undefined);

const price = z.object({
  id: wireText,
  active: wireFlag,
  type: optionalText,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  recurring: z.object({ interval: optionalText, interval_count: optionalNumber }).nullish(),
  unit_amount: optionalNumber,
});
const family = z.object({ data: wireList(price) }).nullish();
const plans = inMessage(z.object({ starter: family, core: family, pro: family, showcases: family }));

/** Whether a value of a plan's metadata means yes: every value does, except a missing or empty one, 0, false and no. */
const isTruthy = (value: unknown): boolean => !/^(|0|false|no)$/i.test(text(value).trim());

function planOf(name: PlanFamily, { metadata, recurring, ...wire }: z.output<typeof price>): Plan {
  return {
    id: wire.id,
    family: name,
    active: wire.active,
    recurring: wire.type === 'recurring',
    interval: recurring?.interval ?? '',
    intervalCount: recurring?.interval_count ?? 1,
    cents: wire.unit_amount,
    pricingTier: text(metadata?.pricing_tier),
    winter: isTruthy(metadata?.winter),
    availableForCheckout: flag(metadata?.available_for_checkout),
    internalName: text(metadata?.custom_int_name).trim(),
  };
}

const coupon = z
  .object({ id: wireText, name: optionalText, percent_off: optionalNumber, amount_off: optionalNumber })
  .transform(({ id, name, percent_off, amount_off }): Coupon => ({
    id,
    name,
    ...(percent_off !== undefined && { percentOff: percent_off }),
    ...(amount_off !== undefined && { amountOff: amount_off }),
  }));

export function checkoutEndpoints(http: Http) {
  return {
    async plans(options: CallOptions = {}): Promise<Plan[]> {
      const path = '/api/stripe-get-all-plans';
      const { message } = await http.json({ ...options, name: `GET ${path}`, path }, plans);
      return planFamilies.flatMap((name) => (message[name]?.data ?? []).map((wire) => planOf(name, wire)));
    },
    async coupons(options: CallOptions = {}): Promise<Coupon[]> {
      const path = '/api/stripe-coupons';
      return (await http.json({ ...options, name: `GET ${path}`, path }, inMessage(wireList(coupon)))).message;
    },
  };
}

export type CheckoutEndpoints = ReturnType<typeof checkoutEndpoints>;
