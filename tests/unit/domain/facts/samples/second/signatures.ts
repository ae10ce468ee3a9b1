import type { Sample } from '../sample.ts';

export const signatures: readonly Sample[] = [
  {
    kind: 'signature',
    text: `Jo Park | Park & Daughters Roofing
Tel (206) 555-0139 · Fax (206) 555-0140
jo@parkroofing.example
4021 Aurora Ave N, Seattle, WA 98103
CCB# 198273`,
    facts: [
      'phone (206) 555-0139',
      'email jo@parkroofing.example',
      'street_address 4021 Aurora Ave N',
      'city Seattle',
      'state WA',
      'zip_code 98103',
      'license_number CCB 198273',
    ],
  },
  {
    kind: 'signature',
    text: `Regards,
Sam
Office: 615.555.0172
Cell: 615.555.0173
Nashville, TN 37203`,
    facts: ['phone (615) 555-0172', '?phone+ (615) 555-0173', '?city Nashville', '?state TN', '?zip_code 37203'],
  },
  {
    kind: 'signature',
    text: `Lena Ortiz
Ortiz Landscaping, est. 1998
(505) 555-0121
lena@ortizland.example
x.com/ortizland | nextdoor.com/pages/ortiz`,
    facts: [
      'phone (505) 555-0121',
      'email lena@ortizland.example',
      'twitter_url x.com/ortizland',
      'nextdoor_url nextdoor.com/pages/ortiz',
      '?years_in_business 28',
    ],
  },
  {
    kind: 'signature',
    text: `Chris
Main: +1-404-555-0150 ext. 3
Toll-free: 800-555-0151
77 Peachtree Pl NE, Unit 9, Atlanta, GA 30309`,
    facts: [
      'phone (404) 555-0150',
      'phone+ (800) 555-0151',
      'street_address 77 Peachtree Pl NE, Unit 9',
      'city Atlanta',
      'state GA',
      'zip_code 30309',
    ],
  },
  {
    kind: 'signature',
    text: `Copyright 2009-2026 Blue Ridge Plumbing. 2010 2015 2020 Best of Asheville. Call 828-555-0142.`,
    facts: [],
    also: ['years_in_business 17'],
  },
  {
    kind: 'signature',
    text: `Nora Bell
Bell HVAC
P.O. Box 88
Boone, NC 28607
License No. 33917
nora@bellhvac.example / 828-555-0133`,
    facts: [
      'street_address P.O. Box 88',
      'city Boone',
      'zip_code 28607',
      'license_number 33917',
      'email nora@bellhvac.example',
      'phone (828) 555-0133',
    ],
  },
  {
    kind: 'signature',
    text: `Ted & Ann, Two Rivers Electric, 12 Mill Rd., Weaverville NC 28787, ph 828.555.0144`,
    facts: ['street_address 12 Mill Rd.', 'city Weaverville', 'zip_code 28787', 'phone (828) 555-0144'],
  },
  {
    kind: 'signature',
    text: `A. Moreno
office@blueridgeplumbing.example
alicia@blueridgeplumbing.example`,
    facts: ['?email alicia@blueridgeplumbing.example'],
  },
  {
    kind: 'signature',
    text: `Sean Murphy
Murphy Drains
604-555-0119
880 Main St, Vancouver, BC V6A 2V1
https://www.yelp.ca/biz/murphy-drains`,
    facts: [
      'phone (604) 555-0119',
      'street_address 880 Main St',
      'city Vancouver',
      'state BC',
      'zip_code V6A 2V1',
      'yelp_url www.yelp.ca/biz/murphy-drains',
    ],
    also: ['country CA'],
  },
  {
    kind: 'signature',
    text: `Kim Lee, 10 years of experience
tiktok.com/@kimfixes
youtube.com/watch?v=abc123`,
    facts: ['years_in_business 10', 'tiktok_url tiktok.com/@kimfixes'],
  },
];
