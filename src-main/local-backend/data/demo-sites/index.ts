import { setRawMember } from '../../document/raw-json.ts';
import { newSite } from '../../creation/new-site.ts';
import type { DemoSite } from './demo-site.ts';
import { blueRidgePlumbing } from './blue-ridge-plumbing.ts';

const demos: readonly DemoSite[] = [blueRidgePlumbing];

/** The finished demo sites as JSON texts. */
export function demoSites(contactField: string): string[] {
  return demos.map((demo) => {
    const document = { ...newSite({ ...demo.base, contactField }), ...demo.fields, [contactField]: demo.contactId };
    return Object.entries(demo.rawFields).reduce(
      (text, [key, raw]) => setRawMember(text, key, raw),
      JSON.stringify(document),
    );
  });
}
