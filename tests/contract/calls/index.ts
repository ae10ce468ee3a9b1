import type { CallTest, CallTests } from './harness.ts';
import * as contentCalls from './content-calls.ts';
import * as mapCalls from './map-calls.ts';
import { logo, media } from './media-calls.ts';
import * as panelCalls from './panel-calls.ts';
import { releases } from './release-calls.ts';
import { revisions } from './revision-calls.ts';
import { auth, creation, sites } from './site-calls.ts';

const areas: CallTests = {
  sites,
  creation,
  media,
  logo,
  auth,
  releases,
  revisions,
  ...panelCalls,
  ...contentCalls,
  ...mapCalls,
};
/** The tests of all calls, each with the call's name, such as `sites.getSite`. */
export const calls = Object.entries(areas).flatMap(([area, tests]) =>
  Object.entries(tests as Record<string, CallTest<unknown>>).map(([call, each]) => [`${area}.${call}`, each] as const),
);
