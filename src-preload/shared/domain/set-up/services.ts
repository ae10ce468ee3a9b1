/**
 * Services that IT sets up in the policy file. `member` is the member of the policy that sets up the service, `missing`
 * the text to show if the service is not set up.
 */
const facts = {
  checkoutLink: { member: 'checkout.linkUrl', missing: 'No checkout page is set up, so there is no link.' },
  newCheckout: { member: 'checkout.newCheckoutUrl', missing: 'No tool for new checkouts is set up.' },
  geocoding: { member: 'geocoding', missing: 'No geocoding service is set up.' },
  google: { member: 'google', missing: 'Signing in to Google is not set up.' },
  ideasSheet: { member: 'ideasSheetUrl', missing: 'No sheet of ideas is set up.' },
  stockPhotos: { member: 'stockPhotosUrl', missing: 'No stock photos of services are set up.' },
  webFonts: {
    member: 'webFonts',
    missing: 'No web-fonts list is set up: well-known fonts are offered by their names, most without their faces.',
  },
} as const;

export type SetUpService = keyof typeof facts;
export const setUpServices = Object.keys(facts) as [SetUpService, ...SetUpService[]];

/** Returns a text that says which service a control lacks, and who can set it up. */
export function notSetUpText(service: SetUpService): string {
  const { member, missing } = facts[service];
  return `${missing} Your IT can set it with “${member}” in the policy file.`;
}
