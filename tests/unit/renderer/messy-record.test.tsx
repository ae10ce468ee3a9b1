import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { demoSites } from '../../../src-main/backend/data/demo-sites/index.ts';
import { messyText } from '../../../src-main/backend/http/messy.ts';
import BasicInfoScreen from '../../../src-renderer/screens/basic-info/index.tsx';
import DomainScreen from '../../../src-renderer/screens/domain/index.tsx';
import LayoutScreen from '../../../src-renderer/screens/layout/index.tsx';
import type { FakeHandlers } from '../../support/fake-bridge.ts';
import { FakeSite } from '../../support/fake-site.ts';
import { closeScreen, openScreen } from '../../support/screen-harness.tsx';

afterEach(closeScreen);

const [demo] = demoSites('sitewright_contact_id') as [RawValue];
// `openScreen` opens the slug ‘joes’. Layout shows all choices for sections and theme only in version vC.
const record = demo.with('slug', RawValue.parse('"joes"')).with('version', RawValue.parse('"vC"'));

const answersFor = (site: string): FakeHandlers => ({
  // The text is sent unparsed, as by main: `FakeSite` would change numbers that JavaScript cannot represent exactly.
  'site.open': () => ({ ...new FakeSite({ slug: 'joes' }).opened(), document: site }),
  'layout.memory': () => ({}),
  'places.locate': ({ places }) => places.map(() => null),
  'presets.list': () => ({ own: [], defaults: [], stale: false }),
});

/** Returns what a screen shows of a record: its text and the values of its fields. */
async function shown(screen: ReactNode, site: string): Promise<{ text: string[]; fields: string[] }> {
  const { settled } = await openScreen(<MemoryRouter>{screen}</MemoryRouter>, {}, { answers: answersFor(site) });
  await settled();
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, [role=slider]')].map(
    ({ checked, value, ariaValueNow }) => `${value ?? ariaValueNow}${checked ? ' (checked)' : ''}`,
  );
  const text = words(document.body);
  closeScreen();
  document.body.replaceChildren();
  return { text, fields };
}

function words(within: Element): string[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.localName !== 'style') texts.push(walker.currentNode.textContent ?? '');
  }
  return texts;
}

test.each([
  ['BI-02', <BasicInfoScreen key="basic-info" />, '17'],
  ['DOM-01', <DomainScreen key="domain" />, 'blueridgeplumbing.example'],
  ['LAY-04', <LayoutScreen key="layout" />, '#0b5cad'],
])('[HOST-02] [%s] the screen shows of a messy record what it shows of the tidy one', async (_row, screen, value) => {
  const tidy = await shown(screen, record.toText());
  expect(tidy.fields).toContain(value);
  expect(await shown(screen, messyText(record))).toEqual(tidy);
});
