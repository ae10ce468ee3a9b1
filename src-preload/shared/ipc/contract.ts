import type { z } from 'zod';
import { appCalls } from './app.ipc.ts';
import { authCalls } from './auth.ipc.ts';
import { businessProfileCalls } from './business-profile.ipc.ts';
import { checkoutCalls } from './checkout.ipc.ts';
import { contentCalls } from './content.ipc.ts';
import { creationCalls } from './creation.ipc.ts';
import { customCalls } from './custom.ipc.ts';
import { customersCalls } from './customers.ipc.ts';
import { domainCalls } from './domain.ipc.ts';
import { faqCalls } from './faqs.ipc.ts';
import { fleetCalls } from './fleet.ipc.ts';
import { fontsCalls } from './fonts.ipc.ts';
import { layoutCalls } from './layout.ipc.ts';
import { mapCalls } from './map.ipc.ts';
import { logoCalls } from './logo.ipc.ts';
import { networkCalls } from './network.ipc.ts';
import { othersCalls } from './others.ipc.ts';
import { photosCalls } from './photos.ipc.ts';
import { placeCalls } from './places.ipc.ts';
import { previewCalls } from './preview.ipc.ts';
import { publishingCalls } from './publishing.ipc.ts';
import { requestCalls } from './requests.ipc.ts';
import { reviewCalls } from './reviews.ipc.ts';
import { serviceCalls } from './services.ipc.ts';
import { settingsCalls } from './settings.ipc.ts';
import { similarPhotoCalls } from './similar-photos.ipc.ts';
import { siteCalls } from './site.ipc.ts';
import { stockPhotoCalls } from './stock-photos.ipc.ts';
import { storeCalls } from './store.ipc.ts';
import { syncCalls } from './sync.ipc.ts';

/** All calls over the bridge. Main and renderer derive the types of the calls from this table. */
export const contract = {
  ...appCalls,
  ...authCalls,
  ...businessProfileCalls,
  ...checkoutCalls,
  ...contentCalls,
  ...creationCalls,
  ...customCalls,
  ...customersCalls,
  ...domainCalls,
  ...faqCalls,
  ...fleetCalls,
  ...fontsCalls,
  ...layoutCalls,
  ...mapCalls,
  ...logoCalls,
  ...networkCalls,
  ...othersCalls,
  ...photosCalls,
  ...placeCalls,
  ...previewCalls,
  ...publishingCalls,
  ...requestCalls,
  ...reviewCalls,
  ...serviceCalls,
  ...settingsCalls,
  ...similarPhotoCalls,
  ...siteCalls,
  ...stockPhotoCalls,
  ...storeCalls,
  ...syncCalls,
};

export type Contract = typeof contract;
export type Channel = keyof Contract;
/** The input of a call as a caller passes it. */
export type Input<C extends Channel> = z.input<Contract[C]['input']>;
/** What a handler receives: the input with its defaults filled in. */
export type ParsedInput<C extends Channel> = z.output<Contract[C]['input']>;
export type Output<C extends Channel> = z.output<Contract[C]['output']>;
