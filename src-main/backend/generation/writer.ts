import type { Subject } from './compose.ts';
import type { DescriptionType } from './service-texts.ts';

export type TextKind =
  'tagline' | 'about' | 'metaTitle' | 'metaDescription' | 'faqs' | 'threeSteps' | `service ${DescriptionType}`;

/** Facts from which a text is written. */
export type WrittenAbout = Pick<Subject, 'company' | 'industry'> &
  Partial<Pick<Subject, 'city' | 'state' | 'keywords'> & { service: string }>;

/** Writes a text. Returns undefined if no text could be written; then a template is used. */
export type Writer = (kind: TextKind, about: WrittenAbout) => Promise<string | undefined>;

/** Writes nothing, so that every text is made from a template. */
export const templatesOnly: Writer = async () => undefined;
