import { describe, expect, test } from 'vitest';
import { placeholderOperations } from '#shared/domain/site/tidy.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { findQuotes, spellingTexts } from '#shared/domain/site/spelling.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const site: SiteDocument = {
  company_name: "Joe's $& Plumbing",
  company_tagline: 'COMPANY NAME, always on time',
  about: 'At COMPANY NAME we care. Call COMPANY NAME.',
  phone: 'COMPANY NAME',
  about_header: 'About COMPANY NAME',
  call_to_action_message: 'Call COMPANY NAME',
  announcement: { description: 'COMPANY NAME is open' },
  services: [
    {
      'service-name': 'Drain cleaning',
      'service-description': 'COMPANY NAME clears drains.',
      'service-description-long': 'Why COMPANY NAME?',
      photos: [],
    },
    null as never,
  ],
  faqs: [{ question: 'Is COMPANY NAME insured?', answer: '' }],
};

describe('the placeholder', () => {
  test('[SAVE-01] COMPANY NAME becomes the name in text fields and service descriptions', () => {
    const name = "Joe's $& Plumbing";
    expect(applyToValue(site, placeholderOperations(site))).toEqual({
      ...site,
      company_tagline: `${name}, always on time`,
      about: `At ${name} we care. Call ${name}.`,
      about_header: `About ${name}`,
      call_to_action_message: `Call ${name}`,
      announcement: { description: `${name} is open` },
      services: [
        {
          'service-name': 'Drain cleaning',
          'service-description': `${name} clears drains.`,
          'service-description-long': `Why ${name}?`,
          photos: [],
        },
        null,
      ],
      faqs: [{ question: `Is ${name} insured?`, answer: '' }],
    });
  });

  test.each(['', '  ', 'COMPANY NAME', null])('[SAVE-01] the name %j replaces nothing', (company_name) => {
    expect(placeholderOperations({ ...site, company_name })).toEqual([]);
  });
});

describe('the spell-check', () => {
  test('[SAVE-05] reads the prose with its path and label, and no blank or coded text', () => {
    const texts = spellingTexts(site);
    expect(texts).toContainEqual({ path: ['company_tagline'], label: 'Tagline', text: site.company_tagline });
    expect(texts).toContainEqual({
      path: ['services', 0, 'service-description-long'],
      label: 'Services › Drain cleaning › Long description',
      text: 'Why COMPANY NAME?',
    });
    expect(texts.map((prose) => prose.path[0])).not.toContain('phone');
    expect(texts.every((prose) => prose.text.trim() !== '')).toBe(true);
  });

  test.each([
    ['no quotes here', []],
    ["we're here", ["'"]],
    ['a """ and a \'\'\'', ['"""', "'''"]],
    ['say "hi", it\'s "us"', ['"', "'"]],
    ['we’re “fine”', []],
  ])('[SAVE-05] finds in “%s” the straight quotes %j', (prose, quotes) => {
    expect(findQuotes(prose)).toEqual(quotes);
  });
});
