import type { Sample } from '../sample.ts';

export const tableRows: readonly Sample[] = [
  {
    kind: 'table row',
    text: `Name\tPhone\tCity\tState
Bell HVAC\t828.555.0133\tBoone\tNC`,
    facts: ['company_name Bell HVAC', 'phone (828) 555-0133', 'city Boone'],
  },
  {
    kind: 'table row',
    text: `Company,Years in business,License number,Service areas
Two Rivers Electric,9,EL.44120,"Weaverville, Mars Hill"`,
    facts: [
      'company_name Two Rivers Electric',
      'years_in_business 9',
      'license_number EL.44120',
      'area+ Weaverville, NC',
      'area+ Mars Hill, NC',
    ],
  },
  {
    kind: 'table row',
    text: `555,ACME-1,8285550166,sales@acme.example,12.50,2026-01-05`,
    facts: ['phone (828) 555-0166', 'email sales@acme.example'],
  },
  {
    kind: 'table row',
    text: `email,email
a@one.example,b@two.example`,
    facts: ['?email a@one.example', '?email b@two.example'],
  },
  {
    kind: 'table row',
    text: `Monday,Tuesday,Wednesday
9 AM - 5 PM,9 AM - 5 PM,Closed`,
    facts: ['hours Mon 09:00-17:00', 'hours Tue 09:00-17:00', 'hours Wed Closed'],
  },
  {
    kind: 'table row',
    text: `Phone | Email | Zip
828-555-0142 | office@blueridgeplumbing.example | 28801`,
    facts: [],
  },
  {
    kind: 'table row',
    text: `Item;New value
Main phone;828-555-0171
Street address;9 Wall St`,
    facts: ['phone (828) 555-0171', 'street_address 9 Wall St'],
  },
  {
    kind: 'table row',
    text: `Site description: Licensed plumbers in Asheville	Years in business: 18`,
    facts: ['meta_description Licensed plumbers in Asheville', 'years_in_business 18'],
  },
  {
    kind: 'table row',
    text: `yelp,google
https://www.yelp.com/biz/brp-2,https://maps.google.com/?cid=123`,
    facts: ['yelp_url www.yelp.com/biz/brp-2', 'google_url maps.google.com/?cid=123'],
  },
  {
    kind: 'table row',
    text: `Bell HVAC,240 Shadowline Dr,Boone,NC,28607,(828) 555-0133`,
    facts: ['street_address 240 Shadowline Dr', 'city Boone', 'zip_code 28607', 'phone (828) 555-0133'],
  },
];
