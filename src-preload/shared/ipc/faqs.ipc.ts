import { z } from 'zod';
import { call } from './define.ts';

export const generatedFaq = z.object({ question: z.string(), answer: z.string() });

/** A part of the generated text that is not a complete question with an answer. */
export const faqProblem = z.object({
  /** line number in the generated text, from 1 */
  line: z.number().int().positive(),
  /** the part as it was generated */
  text: z.string(),
  /** can be shown to the user */
  reason: z.string(),
});

export const faqCalls = {
  /** Generates questions and answers for the open draft. The message of GENERATION_FAILED is the text to show. */
  'faqs.generate': call(
    z.object({ slug: z.string().min(1).max(200) }),
    z.object({ faqs: z.array(generatedFaq), problems: z.array(faqProblem) }),
    { errors: ['NOT_OPEN', 'GENERATION_FAILED', 'OFFLINE'] },
  ),
};
