import { describe, expect, test } from 'vitest';
import { withCurrent } from '../../../../src-renderer/editor/fields/select-field.tsx';
import { BridgeCallError } from '../../../../src-renderer/bridge/client.ts';
import { failureOf } from '../../../../src-renderer/editor/generation/use-generation.ts';
import { acceptance, commonFailure, proposalsOf } from '../../../../src-renderer/editor/generation/texts.ts';

describe('generated texts', () => {
  const site = { company_tagline: 'Old tagline', services: [{ 'service-description': 'Old' }] };
  const fields = [{ path: ['company_tagline'] }, { path: ['about'] }, { path: ['services', 0, 'service-description'] }];

  test('[BI-01] are shown in the order of the fields', () => {
    const generated = { 'services.0.service-description': 'D', about: { text: 'No' }, company_tagline: 'T' };
    const labels = proposalsOf(fields, generated).map(({ label }) => label);
    expect(labels).toEqual(['Tagline', 'About', 'Short description']);
  });

  test('[BI-01] only those that differ replace', () => {
    const accepted = [
      { path: ['company_tagline'], value: 'Old tagline' },
      { path: ['services', 0, 'service-description'], value: 'New' },
    ];
    expect(acceptance(site, accepted)).toEqual([
      { op: 'set', path: ['services', 0, 'service-description'], value: 'New' },
    ]);
    expect(acceptance(site, [])).toEqual([]);
  });

  test('[BI-15] a failure has its exact text and, after it, what the server said', () => {
    const message = 'Error generating: Verify that Company Name and Industry are filled.';
    const failed = (details?: unknown) =>
      failureOf(new BridgeCallError({ code: 'GENERATION_FAILED', message, details }));
    expect(failed({ reason: 'The model is overloaded.' })).toEqual({
      text: message,
      cause: 'The model is overloaded.',
    });
    expect(failed()).toEqual({ text: message, cause: undefined });
  });

  test('[BI-15] one failure stands for all only where nothing was generated', () => {
    expect(commonFailure([{ text: 'No', cause: 'down' }, { text: 'No' }])).toEqual({ text: 'No', cause: 'down' });
    expect(commonFailure([{ text: 'No' }, 'A'])).toBeUndefined();
  });

  test('[BI-15] a failure says that there is no text when a generation returns none', () => {
    expect(commonFailure([])).toEqual({ text: 'No text was generated.' });
  });
});

test('[BI-10] a value that is no option stays and is shown', () => {
  const options = [{ value: 'US', label: 'United States' }];
  expect(withCurrent(options, 'United Kingdom')).toEqual([
    { value: 'United Kingdom', label: 'United Kingdom' },
    ...options,
  ]);
  expect(withCurrent(options, 'US')).toBe(options);
  expect(withCurrent(options, '')).toBe(options);
  const groups = [{ group: 'Yearly', items: options }];
  expect(withCurrent(groups, 'x')).toEqual([{ group: 'In the site', items: [{ value: 'x', label: 'x' }] }, ...groups]);
});
