import type { Sample } from '../sample.ts';

export const changeRequests: readonly Sample[] = [
  {
    kind: 'change request',
    text: `new phone 828-555-0101, Saturday 8–2, remove the spring promo, add service Drain Camera`,
    facts: ['phone (828) 555-0101', 'hours Sat 08:00-14:00', 'promo- announcement', 'service+ Drain Camera'],
  },
  {
    kind: 'change request',
    text: `Hello! Could you add "Hydro Jetting" and "Trenchless Sewer Repair" as services? And please remove Sewer Repair. Thank you, Alicia`,
    facts: ['service+ Hydro Jetting', 'service+ Trenchless Sewer Repair', 'service- Sewer Repair'],
  },
  {
    kind: 'change request',
    text: `Change our tagline to "Plumbing you can plan around". Everything else looks great.`,
    facts: ['company_tagline Plumbing you can plan around'],
  },
  {
    kind: 'change request',
    text: `We no longer serve Woodfin. We now serve Candler, Arden and Fairview.`,
    facts: ['area- Woodfin, NC', 'area+ Candler, NC', 'area+ Arden, NC', 'area+ Fairview, NC'],
  },
  {
    kind: 'change request',
    text: `Closed on Thanksgiving and December 25, otherwise regular hours. Our email changed from office@blueridgeplumbing.example to hello@brp.example`,
    facts: ['email hello@brp.example'],
  },
  {
    kind: 'change request',
    text: `Please remove the promotion`,
    facts: ['?promo- announcement', '?promo- deal'],
  },
  {
    kind: 'change request',
    text: `Can you take down the summer sale banner?`,
    facts: ['?promo- announcement', '?promo- deal'],
  },
  {
    kind: 'change request',
    text: `From 7-9 pm on Thursdays we take calls now. The office number is 828 555 0142 or 828 555 0190, whichever.`,
    facts: ['?hours Thu 07:00-21:00', 'phone+ (828) 555-0190'],
    also: ['phone (828) 555-0190'],
  },
  {
    kind: 'change request',
    text: `Please update:
Phone: 828-555-0115
Fax: 828-555-0116
Hours: Mon-Thu 7-4, Fri 7-noon
Email: dispatch@brp.example`,
    facts: [
      'phone (828) 555-0115',
      'hours Mon 07:00-16:00',
      'hours Tue 07:00-16:00',
      'hours Wed 07:00-16:00',
      'hours Thu 07:00-16:00',
      'hours Fri 07:00-12:00',
      'email dispatch@brp.example',
    ],
  },
  {
    kind: 'change request',
    text: `we moved to 19 Haywood St Suite 4 last month and stopped offering Leak Repair. reviews go here now: https://g.page/r/brp/review`,
    facts: ['street_address 19 Haywood St Suite 4', 'service- Leak Repair', 'review_link https://g.page/r/brp/review'],
  },
  {
    kind: 'change request',
    text: `new phone 828-555-0199. Please take the spring special banner down and add a service called Drain Camera. My cell is 828-555-0177.`,
    facts: ['phone (828) 555-0199', 'promo- announcement', 'service+ Drain Camera', '?phone+ (828) 555-0177'],
  },
];
