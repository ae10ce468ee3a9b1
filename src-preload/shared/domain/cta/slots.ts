/** What a button can lead to. */
export const ctaTypes = ['phone', 'text', 'email', 'external', 'quote', 'link'] as const;
export type CtaType = (typeof ctaTypes)[number];

export const ctaTypeLabels: Readonly<Record<CtaType, string>> = {
  phone: 'Phone call',
  text: 'Text message',
  email: 'Email',
  external: 'External link',
  quote: 'Quote form',
  link: 'Other link',
};

export interface CtaFacts {
  label: string;
  /** what the button says until somebody words it otherwise */
  text: string;
  /** what it leads to as long as nobody has chosen anything for any button; '' where it is not shown then */
  first: CtaType | '';
}

/** The buttons of the page, in the order of their slots. */
export const ctaFacts = {
  cta_main: { label: 'Main 1', text: 'Get a Free Quote', first: 'phone' },
  cta_main_1: { label: 'Main 2', text: 'Give us a Call', first: 'phone' },
  cta_nav: { label: 'Nav Bar 1', text: 'Book Now', first: 'external' },
  cta_nav_1: { label: 'Nav Bar 2', text: 'Book Now', first: 'external' },
  cta_slide_in: { label: 'Slide In', text: 'Email Us', first: 'email' },
  cta_recruiting: { label: 'Recruiting', text: 'Apply Today', first: '' },
  cta_get_a_quote: { label: 'Get a quote', text: 'Text Us', first: '' },
} as const satisfies Readonly<Record<string, CtaFacts>>;

export type CtaSlot = keyof typeof ctaFacts;
export const ctaSlots = Object.keys(ctaFacts) as readonly CtaSlot[];
