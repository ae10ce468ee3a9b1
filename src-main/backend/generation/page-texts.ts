import { fill } from '../creation/fill.ts';
import { industryNamed } from '../data/industries/index.ts';
import { createPick, sample } from './pick.ts';

interface Company {
  company: string;
  industry: string;
}

const questions: readonly (readonly [question: string, answer: string])[] = [
  [
    'What areas does {company} serve?',
    'We work throughout the towns that are listed on this page. If yours is missing, call us: we can often help.',
  ],
  [
    'How do I get a price?',
    'Call, text or fill in the form. For most jobs we have a look first and then give you a written price without any obligation.',
  ],
  [
    'What should I have ready for the visit?',
    'A clear way to the place, and a moment to show us what you have noticed. Our {trade} bring the rest.',
  ],
  [
    'How soon can you start?',
    'Small jobs are usually done within a few days. For larger projects we agree on a start date with you and keep it.',
  ],
  ['What if something is not right afterwards?', 'Tell us, and we come back and have a look at it with you.'],
  ['How can I pay?', 'By card, check or bank transfer, whichever suits you. Payment is due when the job is finished.'],
];

const threeSteps: readonly (readonly (readonly [heading: string, description: string])[])[] = [
  [
    [
      'Tell us what you need',
      'Call, text or fill in the form. A person from {company} answers, usually within the hour.',
    ],
    ['Get a clear price', 'Our {trade} have a look, explain the options and put the price in writing.'],
    ['Enjoy the result', 'We do the work, clean up after ourselves and go over everything with you.'],
  ],
  [
    ['Reach out', 'Send {company} a message with a few words or a photo of the job.'],
    ['Pick a time', 'Choose an appointment that fits your day. We call before we arrive.'],
    ['Consider it done', 'Careful {trade} finish the job and stand behind it.'],
  ],
  [
    ['Free estimate', 'We listen, look and give you an honest price before anything begins.'],
    ['Careful work', 'Our {trade} protect your property and keep you posted from start to finish.'],
    ['Final check', 'You walk through the result with us. {company} is happy when you are.'],
  ],
];

/** Creates a generator of texts for whole sections of a page. */
export function createPageTexts() {
  const pick = createPick();
  const valuesOf = ({ company, industry }: Company) => {
    return { company, trade: industryNamed(industry)?.trade ?? `${industry.toLowerCase()} professionals` };
  };
  return {
    /**
     * Returns six questions with answers as one string. A question begins with `Q: `, the answer in the next line with
     * `A: `. Questions of the trade come first.
     */
    faqs(subject: Company): string {
      const own = sample(industryNamed(subject.industry)?.faqs ?? [], 4);
      const chosen = [...own, ...sample(questions, 6 - own.length)];
      const text = chosen.map(([question, answer]) => `Q: ${question}\nA: ${answer}`).join('\n\n');
      return fill(text, valuesOf(subject));
    },

    threeSteps(subject: Company): { heading: string; description: string }[] {
      const values = valuesOf(subject);
      return (pick(threeSteps) ?? []).map(([heading, description]) => {
        return { heading: fill(heading, values), description: fill(description, values) };
      });
    },
  };
}
