import type { ShownIn } from './home-sections.ts';

/** Kinds of targets that a button can lead to. */
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
  /** section of the page that shows the button */
  section: ShownIn;
  /** the button's text if the record has none */
  text: string;
  /** the button's type while the record has no type, link or text for any button; '' means that there is no button */
  defaultType: CtaType | '';
  /** name of the member that holds the button's link; the member with the slot's own name holds the button's type */
  link: string;
  /** name of the member that holds the button's text */
  message: string;
  /** name of an older member for the button's text, which is read if `message` is empty */
  formerMessage: string;
}

/** The buttons of a site's pages, by slot. */
export const ctaFacts = {
  cta_main: {
    label: 'Main 1',
    section: 'hero',
    text: 'Get a Free Quote',
    defaultType: 'phone',
    link: 'cta_main_link',
    message: 'call_to_action_message',
    formerMessage: 'cta_main_message',
  },
  cta_main_1: {
    label: 'Main 2',
    section: 'hero',
    text: 'Give us a Call',
    defaultType: 'phone',
    link: 'cta_main_1_link',
    message: 'call_to_action_message_1',
    formerMessage: 'cta_main_1_message',
  },
  cta_nav: {
    label: 'Nav Bar 1',
    section: 'navigation',
    text: 'Book Now',
    defaultType: 'external',
    link: 'cta_nav_link',
    message: 'call_to_action_message_nav',
    formerMessage: 'cta_nav_message',
  },
  cta_nav_1: {
    label: 'Nav Bar 2',
    section: 'navigation',
    text: 'Book Now',
    defaultType: 'external',
    link: 'cta_nav_1_link',
    message: 'call_to_action_message_nav_1',
    formerMessage: 'cta_nav_1_message',
  },
  cta_slide_in: {
    label: 'Slide In',
    section: 'text-us-button',
    text: 'Email Us',
    defaultType: 'email',
    link: 'cta_slide_in_link',
    message: 'call_to_action_message_slide_in',
    formerMessage: 'cta_slide_in_message',
  },
  cta_recruiting: {
    label: 'Recruiting',
    section: 'jobs-page',
    text: 'Apply Today',
    defaultType: '',
    link: 'cta_recruiting_link',
    message: 'call_to_action_message_recruiting',
    formerMessage: 'cta_recruiting_message',
  },
  cta_get_a_quote: {
    label: 'Get a quote',
    section: 'get_a_quote',
    text: 'Text Us',
    defaultType: '',
    link: 'cta_get_a_quote_link',
    message: 'call_to_action_message_get_a_quote',
    formerMessage: 'cta_get_a_quote_message',
  },
} as const satisfies Readonly<Record<string, CtaFacts>>;

type Facts = typeof ctaFacts;
export type CtaSlot = keyof Facts;
export const ctaSlots = Object.keys(ctaFacts) as readonly CtaSlot[];

/** The fields of the record from which a button is read. */
export type CtaMember<S extends CtaSlot = CtaSlot> = S | Facts[S]['link' | 'message' | 'formerMessage'];

export function ctaMembers(slot: CtaSlot): readonly CtaMember[] {
  const { link, message, formerMessage } = ctaFacts[slot];
  return [slot, link, message, formerMessage];
}
