import { z } from 'zod';
import { call } from './define.ts';

export const generatedFaq = z.object({ question: z.string(), answer: z.string() });

/** A part of the generated text that is no whole question with its answer. */
export const faqProblem = z.object({
  /** counts from 1 */
  line: z.number().int().positive(),
  /** as it was written */
  text: z.string(),
  /** fit to be shown */
  reason: z.string(),
});

export const faqCalls = {
  /** Questions and answers for the open draft. Fails with GENERATION_FAILED and the exact text to show. */
  'faqs.generate': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ faqs: z.array(generatedFaq), problems: z.array(faqProblem) }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
};
