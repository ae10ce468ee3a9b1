import { describe, expect, test } from 'vitest';
import { applyToValue } from '#shared/record/apply-value.ts';
import { describeChange, fleetChange, type FleetStep } from '#shared/domain/fleet/change.ts';
import { planChange } from '#shared/domain/fleet/plan.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { demoSites } from '../../../../src-main/backend/data/demo-sites/index.ts';

const demo = demoSites('sitewright_contact_id')[0]!.toValue() as SiteDocument;

type Typed = Parameters<typeof fleetChange.parse>[0];
const step = (typed: object): FleetStep => fleetChange.parse({ steps: [typed] } as Typed).steps[0]!;
const plan = (site: SiteDocument, ...steps: object[]) =>
  planChange(site, { steps: steps.map(step) }, { random: () => 0, memory: {} });
const after = (site: SiteDocument, ...steps: object[]): SiteDocument =>
  applyToValue(site, plan(site, ...steps).operations);

describe('[FLEET-02] a change', () => {
  test('sets a field, and leaves a site alone that says so in another spelling', () => {
    const set = { kind: 'set', field: 'phone', value: '(828) 555-0100' };
    expect(after(demo, set).phone).toBe('(828) 555-0100');
    expect(plan({ ...demo, phone: '828-555-0100' }, set)).toEqual({ operations: [], reasons: [] });
  });

  test('clears a field', () => {
    expect(after(demo, { kind: 'set', field: 'company_tagline', value: '' }).company_tagline).toBe('');
  });

  test('turns a switch and sets a text of an object', () => {
    const on = { kind: 'set', field: 'announcement.show_announcement', value: 'yes' };
    const said = { kind: 'set', field: 'announcement.description', value: 'Closed on Monday' };
    expect(after(demo, on, said).announcement).toMatchObject({
      show_announcement: true,
      description: 'Closed on Monday',
    });
  });

  test('refuses a value that the field cannot have', () => {
    expect(plan(demo, { kind: 'set', field: 'announcement.show_announcement', value: 'maybe' })).toEqual({
      operations: [],
      reasons: ['Announcement › Show the announcement cannot be “maybe”.'],
    });
  });

  test('fills in what the site says of itself, and names what a site lacks', () => {
    const set = { kind: 'set', field: 'company_tagline', value: '{company} serves {city}. Call {phone}' };
    const site = { ...demo, company_name: 'Joe’s', city: 'Austin', phone: '512-555-0100' };
    expect(after(site, set).company_tagline).toBe('Joe’s serves Austin. Call 512-555-0100');
    expect(plan({ ...site, phone: '' }, set)).toEqual({
      operations: [],
      reasons: ['The site has no Phone to fill in.'],
    });
  });

  test('fills in what an earlier step has set', () => {
    const phone = { kind: 'set', field: 'phone', value: '(828) 555-0100' };
    const tagline = { kind: 'set', field: 'company_tagline', value: 'Call {phone}' };
    expect(after({ ...demo, phone: '' }, phone, tagline).company_tagline).toBe('Call (828) 555-0100');
    expect(after(demo, phone, tagline).company_tagline).toBe('Call (828) 555-0100');
  });

  test.each([
    [{}, 'We fix pipes. Pipes and PIPES, pipeline.', 'We fix drains. Drains and DRAINS, pipeline.'],
    [{ whole: true, term: 'pipe' }, 'A pipe, a pipeline.', 'A drains, a pipeline.'],
    [{ matchCase: true, term: 'Pipes' }, 'Pipes and pipes', 'drains and pipes'],
  ])('replaces text with %j', (options, before, now) => {
    const replace = { kind: 'replace', term: 'pipes', replacement: 'drains', ...options };
    expect(after({ ...demo, about: before }, replace).about).toBe(now);
  });

  test('never replaces within codes and links unless that is ticked', () => {
    const site = { ...demo, facebook_url: 'facebook.com/oldname', about: 'We were oldname.' };
    const replace = { kind: 'replace', term: 'oldname', replacement: 'newname' };
    expect(after(site, replace)).toMatchObject({ facebook_url: 'facebook.com/oldname', about: 'We were newname.' });
    expect(after(site, { ...replace, codes: true }).facebook_url).toBe('facebook.com/newname');
  });

  test('says where a text is not found', () => {
    expect(plan(demo, { kind: 'replace', term: 'zzzz', replacement: '' }).reasons).toEqual([
      '“zzzz” does not stand in its texts.',
    ]);
  });

  test('sets the hours of a weekday', () => {
    const hours = { kind: 'hours', day: 6, from: '08:00', to: '14:00', custom: '' };
    expect(after(demo, hours).business_hours![6]).toMatchObject({ from: '08:00', to: '14:00', custom: '' });
  });

  test('changes the version as Layout does, and remembers a mix', () => {
    const mixed = { ...demo, version: 'vC' };
    const planned = plan(mixed, { kind: 'version', version: 'v3' });
    expect(applyToValue(mixed, planned.operations).version).toBe('v3');
    expect(planned.memory?.layout).toBeDefined();
    expect(plan({ ...demo, version: 'v3' }, { kind: 'version', version: 'v3' }).operations).toEqual([]);
  });

  test('adds an item once, and removes it by its name', () => {
    const values = { question: 'Do you work at night?', answer: 'Yes, in {city}.' };
    const added = after(demo, { kind: 'add', list: 'faqs', values });
    expect(added.faqs!.at(-1)).toMatchObject({ answer: `Yes, in ${String(demo.city)}.` });
    expect(plan(added, { kind: 'add', list: 'faqs', values }).operations).toEqual([]);
    const removed = after(added, { kind: 'remove', list: 'faqs', name: 'do you work at night?' });
    expect(removed.faqs).toEqual(demo.faqs);
    expect(plan(demo, { kind: 'remove', list: 'services', name: 'Nothing' }).reasons).toEqual([
      'It has no service “Nothing”.',
    ]);
  });

  test('refuses a redirect in a circle', () => {
    const site = { ...demo, redirects: [{ source: '/b', destination: '/a' }] } as SiteDocument;
    const add = { kind: 'add', list: 'redirects', values: { source: '/a', destination: '/b' } };
    expect(plan(site, add).reasons[0]).toMatch(/circle/);
  });

  test('leaves a list alone that is none, and says so', () => {
    const site = { ...demo, faqs: 'no list' as never };
    expect(plan(site, { kind: 'add', list: 'faqs', values: { question: 'Q', answer: 'A' } })).toMatchObject({
      operations: [],
      reasons: [expect.stringContaining('“faqs”')],
    });
  });

  test('goes on with the steps that apply', () => {
    const steps = [
      { kind: 'remove', list: 'services', name: 'Nothing' },
      { kind: 'set', field: 'email', value: 'a@b.example' },
    ];
    const planned = plan(demo, ...steps);
    expect(planned.reasons).toHaveLength(1);
    expect(applyToValue(demo, planned.operations).email).toBe('a@b.example');
  });

  test('is named in words', () => {
    expect(describeChange({ steps: [step({ kind: 'set', field: 'phone', value: '' })] })).toBe('Clear Phone');
    const replace = step({ kind: 'replace', term: 'a', replacement: 'b' });
    expect(describeChange({ steps: [replace, replace] })).toBe('Replace “a” by “b” and 1 more step');
    const show = step({ kind: 'set', field: 'announcement.show_announcement', value: 'yes' });
    const text = step({ kind: 'set', field: 'announcement.description', value: 'Closed' });
    const told = 'Set Announcement › Description to “Closed” and switch it on';
    expect(describeChange({ steps: [show, text] })).toBe(told);
  });
});
