// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { homeDocument, publishInput } from '../../support/site-page.ts';
import { versions } from '../../support/sites/kinds.ts';

test.each(versions)('[PAGE-06] %s has the facts beside the words about a company when it has no photo', (version) => {
  const record = { company_name: 'A1 Locks', about: 'Two vans, one number.', license_number: 'MT-20881', version };
  const about = homeDocument(publishInput(record)).getElementById('about-us')!;
  const place = about.querySelector('.about-plate, .has-tiles > .side');
  expect(place?.textContent).toContain('MT-20881');
  expect(about.textContent.match(/MT-20881/g)).toHaveLength(1);
  const { license_number: _, ...without } = record;
  const alone = homeDocument(publishInput(without)).getElementById('about-us')!;
  expect(alone.querySelector('.about-plate, .side')).toBeNull();
});
