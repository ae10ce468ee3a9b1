import { describe, expect, test } from 'vitest';
import { contactOptions } from '../../../../src-renderer/editor/contact-options.ts';
import { identityFields, shownError } from '../../../../src-renderer/screens/domain/parts/identity-fields.tsx';
import { summaries } from '../../../../src-renderer/screens/domain/summaries.ts';

describe('contacts', () => {
  const contacts = [
    { id: '2', name: 'Zoe' },
    { id: '7', name: ' ' },
    { id: '1', name: 'adam' },
  ];

  test('[CHK-04] are listed by name, a nameless one by its id', () => {
    expect(contactOptions(contacts).map(({ label }) => label)).toEqual(['adam', 'Contact 7', 'Zoe']);
  });
});

describe('identifiers', () => {
  test('[DOM-01] an unfinished text is left in peace while it is typed, a forbidden character is not', () => {
    expect(shownError('Invalid domain format. Please enter a valid domain.', true)).toBeUndefined();
    expect(shownError('Invalid domain format. Please enter a valid domain.', false)).toBeDefined();
    expect(shownError('Forbidden character "/"', true)).toBe('Forbidden character "/"');
  });

  test('[DOM-01] slug, repository and domain are there, and only the slug is required', () => {
    expect(identityFields.map(({ field }) => field)).toEqual(['slug', 'github_repo', 'paid_url']);
    expect(identityFields.filter(({ required }) => required).map(({ field }) => field)).toEqual(['slug']);
  });
});

test('[DOM-05] the note says where the site publishes', () => {
  expect(['', 'joes', 'joes.com'].map((paid_url) => summaries.address({ paid_url }))).toEqual([
    'No domain yet: visitors cannot find the site.',
    '“joes” is no valid domain: visitors cannot find the site.',
    'Visitors find the site at joes.com.',
  ]);
  const done = { paid_url: 'joes.com', is_dns_configured: true };
  expect([summaries.setup(done), summaries.dns(done)]).toEqual([
    'The domain’s records are set.',
    'What the domain’s set-up has set, for a site on code-hosting pages.',
  ]);
  expect(summaries.park({ paid_url: 'not a domain' })).toMatch(/^Takes the site off its domain and /);
  expect(summaries.publishing({ publish_to_google_storage: 'true' })).toBe('This site publishes to cloud storage.');
  expect(summaries.publishing({ github_repo: 'joes' })).toBe(
    'This site publishes to code-hosting pages, from the repository joes.',
  );
  expect(summaries.publishing({})).toBe('This site publishes to code-hosting pages, from a new repository.');
});
