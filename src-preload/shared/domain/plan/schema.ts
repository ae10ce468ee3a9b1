import { z } from 'zod';

/** In the order in which a tier lists them. */
export const planFamilies = ['starter', 'core', 'pro', 'showcases'] as const;
export type PlanFamily = (typeof planFamilies)[number];

/** A price of the card payment provider, as far as staff choose by it. */
export interface Plan {
  id: string;
  family: PlanFamily;
  active: boolean;
  recurring: boolean;
  /** `month`, `year` and the like; '' where the provider names none */
  interval: string;
  intervalCount: number;
  /** undefined where the price is not a fixed one */
  cents: number | undefined;
  /** as the provider's metadata has it: a number's text, another text or '' */
  pricingTier: string;
  winter: boolean;
  availableForCheckout: boolean;
  /** the name that staff gave it, '' where they gave none */
  internalName: string;
}

export const planOption = z.object({
  /** what the record's `selected_plan` holds */
  id: z.string(),
  name: z.string(),
  /** tells plans of one name apart; '' where there is nothing to say */
  note: z.string(),
});
export type PlanOption = z.infer<typeof planOption>;

/** The plans of one pricing tier. */
export const planGroup = z.object({ label: z.string(), plans: z.array(planOption) });
export type PlanGroup = z.infer<typeof planGroup>;
