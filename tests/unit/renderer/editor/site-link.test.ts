import { expect, test } from 'vitest';
import { plannedLink } from '../../../../src-renderer/editor/site-link.tsx';

test('[LAY-01] the planned link is that of the domain, once it is right', () => {
  expect(plannedLink({ paid_url: 'Joes.Example.com' })).toBe('https://joes.example.com/');
  for (const paid_url of ['', null, 'joes', 'https://joes.com']) expect(plannedLink({ paid_url })).toBe('');
});
