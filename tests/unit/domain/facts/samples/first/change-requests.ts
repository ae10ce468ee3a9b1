import type { Sample } from '../sample.ts';

export const changeRequests: readonly Sample[] = [
  {
    kind: 'change request',
    text: `Hi team,

Can you please update a few things on our site?
- new phone number is 828-555-0199
- we're now open Saturdays 8-2
- take down the spring promo
- add a service called Drain Camera

Thanks!
Deb`,
    facts: ['phone (828) 555-0199', 'hours Sat 08:00-14:00', 'promo- announcement', 'service+ Drain Camera'],
  },
  {
    kind: 'change request',
    text: `hey its ray, our number changed to 8285550123. old one is disconnected. also closed sundays now`,
    facts: ['phone (828) 555-0123', 'hours Sun Closed'],
  },
  {
    kind: 'change request',
    text: `Please replace the email info@oldmail.example with hello@blueridgeplumbing.example everywhere. Also our new shop address is 45 Patton Ave, Suite 200, Asheville NC 28801.`,
    facts: ['email hello@blueridgeplumbing.example', 'street_address 45 Patton Ave, Suite 200'],
  },
  {
    kind: 'change request',
    text: `Subject: website changes

Hello,

1. Add Weaverville and Mars Hill to our service areas.
2. Remove Hendersonville – we don't go there anymore.
3. New license number: NC 34567
4. Facebook page moved: https://www.facebook.com/brplumbing

Best,
Alicia Moreno
Owner | Blue Ridge Plumbing
(828) 555-0142`,
    facts: [
      'area+ Weaverville, NC',
      'area+ Mars Hill, NC',
      'area- Hendersonville, NC',
      'license_number NC 34567',
      'facebook_url www.facebook.com/brplumbing',
    ],
  },
  {
    kind: 'change request',
    text: `We've moved! New address: 1200 Hendersonville Road, Asheville, North Carolina 28803. Phone stays the same. Hours Monday through Thursday 8am-6pm, Friday 8am-4pm, weekends by appointment only.`,
    facts: [
      'street_address 1200 Hendersonville Road',
      'zip_code 28803',
      'hours Mon 08:00-18:00',
      'hours Tue 08:00-18:00',
      'hours Wed 08:00-18:00',
      'hours Thu 08:00-18:00',
      'hours Fri 08:00-16:00',
      'hours Sat By appointment only',
      'hours Sun By appointment only',
    ],
  },
  {
    kind: 'change request',
    text: `Can you please take the $40 off drain cleaning deal off the homepage? It expired. And put our Yelp link on there: yelp.com/biz/brp-asheville-2`,
    facts: ['promo- deal', 'yelp_url yelp.com/biz/brp-asheville-2'],
  },
  {
    kind: 'change request',
    text: `Please dont change the hours, just the phone: (828) 555-0177 x12`,
    facts: ['phone (828) 555-0177'],
  },
  {
    kind: 'change request',
    text: `Add these services please:
* Tankless Water Heaters
* Gas Line Repair
* Backflow Testing

and remove Faucet & Fixture, thats not something we do`,
    facts: [
      'service+ Tankless Water Heaters',
      'service+ Gas Line Repair',
      'service+ Backflow Testing',
      'service- Faucet & Fixture',
    ],
  },
  {
    kind: 'change request',
    text: `---------- Forwarded message ---------
From: Alicia Moreno <alicia@blueridgeplumbing.example>
Date: Tue, Nov 24, 2026 at 4:12 PM
Subject: Re: Website
To: <support@agency.example>

Starting January 4 our Saturday hours will be 9 to 1. Until then please leave as is.

Sent from my iPhone`,
    facts: ['?hours Sat 09:00-13:00'],
  },
  {
    kind: 'change request',
    text: `ok so two things the new number is eight two eight five five five oh one nine nine no wait I'll type it 828 555 0199 and were open till 6 on fridays now`,
    facts: ['phone (828) 555-0199', 'hours Fri 07:30-18:00'],
  },
  {
    kind: 'change request',
    text: `Our license # is now 29116 (was 28841). We've been in business since 1998 - 2024 was our best year!! Please also list 828.555.0163 as the after hours line`,
    facts: ['license_number 29116'],
    also: ['years_in_business 28'],
  },
  {
    kind: 'change request',
    text: `pls swap out the main phone w/ 828-555-0110 and keep 828-555-0142 as a second number`,
    facts: ['phone (828) 555-0110', 'phone+ (828) 555-0142'],
  },
];
