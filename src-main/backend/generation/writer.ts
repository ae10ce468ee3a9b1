import type { Subject } from './compose.ts';
import type { DescriptionType } from './service-texts.ts';

export type TextKind =
  'tagline' | 'about' | 'metaTitle' | 'metaDescription' | 'faqs' | 'threeSteps' | `service ${DescriptionType}`;

/** What a text is about. */
export type WrittenAbout = Pick<Subject, 'company' | 'industry'> &
  Partial<Pick<Subject, 'city' | 'state' | 'keywords'> & { service: string }>;

/** Writes a text; undefined where it cannot, so that a template stands in. */
export type Writer = (kind: TextKind, about: WrittenAbout) => Promise<string | undefined>;

/** Leaves every text to the templates. */
export const templatesOnly: Writer = async () => undefined;
