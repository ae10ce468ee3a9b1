import { z } from 'zod';

/** The families of plans, in the order in which a tier lists them. */
export const planFamilies = ['starter', 'core', 'pro', 'showcases'] as const;
export type PlanFamily = (typeof planFamilies)[number];

/** A price of the card payment provider, with the members that staff need to choose it. */
export interface Plan {
  id: string;
  family: PlanFamily;
  active: boolean;
  recurring: boolean;
  /** `month`, `year` or another unit of time; '' if the provider names none */
  interval: string;
  intervalCount: number;
  /** undefined if the price is not a fixed amount */
  cents: number | undefined;
  /** as in the provider's metadata: a number as text, another text or '' */
  pricingTier: string;
  winter: boolean;
  availableForCheckout: boolean;
  /** the name that staff gave the price; '' if they gave none */
  internalName: string;
}

export const planOption = z.object({
  /** what the record's `selected_plan` holds */
  id: z.string(),
  name: z.string(),
  /** distinguishes plans that have the same name; '' if there is nothing to say */
  note: z.string(),
});
export type PlanOption = z.infer<typeof planOption>;

/** The plans of one pricing tier. */
export const planGroup = z.object({ label: z.string(), plans: z.array(planOption) });
export type PlanGroup = z.infer<typeof planGroup>;
