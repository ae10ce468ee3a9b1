/**
 * The account of the product's support staff, as the stand-in of Google Business Profile lists it. The account manages
 * the groups of listings below.
 */
export const supportAccount = { id: '108214006233518924417', type: 'PERSONAL' } as const;

export const listingGroups = [
  { id: '112233445566778899001', accountName: 'Blue Ridge Plumbing', type: 'LOCATION_GROUP' },
  { id: '10982734650192837465', accountName: 'Summit Roofing & Exteriors', type: 'LOCATION_GROUP' },
] as const;

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];

export const listings = [
  {
    id: '4400112233445566778',
    accountId: listingGroups[0].id,
    placeId: 'ChIJBlueRidgePlumbing0000AVL',
    verified: true,
    body: {
      storeCode: 'blue-ridge-plumbing',
      title: 'Blue Ridge Plumbing',
      phoneNumbers: { primaryPhone: '(828) 555-0100' },
      websiteUri: 'https://blueridgeplumbing.example/',
      categories: { primaryCategory: { name: 'categories/gcid:plumber', displayName: 'Plumber' } },
      regularHours: {
        periods: weekdays.map((day) => ({
          openDay: day,
          openTime: { hours: 8 },
          closeDay: day,
          closeTime: { hours: 17 },
        })),
      },
    },
  },
  {
    id: '5500998877665544332',
    accountId: listingGroups[1].id,
    placeId: null,
    verified: false,
    body: {
      storeCode: 'summit-roofing',
      title: 'Summit Roofing & Exteriors',
      phoneNumbers: { primaryPhone: '(970) 555-0118' },
    },
  },
] as const;
