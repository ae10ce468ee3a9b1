import type { Sample } from '../sample.ts';

export const listings: readonly Sample[] = [
  {
    kind: 'listing',
    text: `Bell HVAC
Heating contractor in Boone
Located in: Boone Commons
Address: 240 Shadowline Dr, Boone, NC 28607
Areas served: Boone, Blowing Rock
Hours: Open · Closes 5 PM
Phone: (828) 555-0133`,
    facts: [
      'street_address 240 Shadowline Dr',
      'city Boone',
      'zip_code 28607',
      'area+ Boone, NC',
      'area+ Blowing Rock, NC',
      'phone (828) 555-0133',
    ],
  },
  {
    kind: 'listing',
    text: `Monday 7:30 AM – 6 PM
Tuesday 7:30 AM – 6 PM
Wednesday Closed
Address 5 Main St, Sylva, NC 28779`,
    facts: [
      'hours Mon 07:30-18:00',
      'hours Tue 07:30-18:00',
      'hours Wed Closed',
      'street_address 5 Main St',
      'city Sylva',
      'zip_code 28779',
    ],
  },
  {
    kind: 'listing',
    text: `Rated 4.9 by 120 people. Free estimates within 2-3 days. Prices from $40-60. Call (828) 555-0142`,
    facts: [],
  },
  {
    kind: 'listing',
    text: `Permanently closed
1400 Patton Ave, Asheville, NC 28806`,
    facts: ['street_address 1400 Patton Ave', 'zip_code 28806'],
  },
  {
    kind: 'listing',
    text: `Serving Denver, CO and surrounding areas since 1999
Lic# EC-0012345
(720) 555-0111`,
    facts: ['area+ Denver, CO', 'license_number EC-0012345', 'phone (720) 555-0111'],
    also: ['years_in_business 27'],
  },
  {
    kind: 'listing',
    text: `Office hours
Mon – Thu
9:00 – 17:00
Fri
9:00 – 15:00
Sat, Sun
by appointment only`,
    facts: [
      'hours Mon 09:00-17:00',
      'hours Tue 09:00-17:00',
      'hours Wed 09:00-17:00',
      'hours Thu 09:00-17:00',
      'hours Fri 09:00-15:00',
      'hours Sat By appointment only',
      'hours Sun By appointment only',
    ],
  },
  {
    kind: 'listing',
    text: `Find us:
facebook.com/BlueRidgePlumbingAVL/posts/123
https://www.bbb.org/us/nc/asheville/profile/plumber/brp-0473
https://www.thumbtack.com/nc/asheville/plumbing/brp/service/1`,
    facts: [
      'bbb_url www.bbb.org/us/nc/asheville/profile/plumber/brp-0473',
      'thumbtack_url www.thumbtack.com/nc/asheville/plumbing/brp/service/1',
    ],
  },
  {
    kind: 'listing',
    text: `Blue Ridge Plumbing
218 Riverside Drive, Asheville, SC 28801`,
    facts: ['?state SC'],
  },
  {
    kind: 'listing',
    text: `Contact
Email: info@gthvac.example
Phone: 704.555.0155 / 704.555.0156
Service area: Charlotte, Matthews & Mint Hill`,
    facts: [
      'email info@gthvac.example',
      '?phone (704) 555-0155',
      '?phone (704) 555-0156',
      'area+ Charlotte, NC',
      'area+ Matthews, NC',
      'area+ Mint Hill, NC',
    ],
  },
  {
    kind: 'listing',
    text: `Open daily 6am-10pm
Emergency line 24/7: 828-555-0188
Site title: Plumber in Asheville | Blue Ridge`,
    facts: [
      'hours Mon 06:00-22:00',
      'hours Tue 06:00-22:00',
      'hours Wed 06:00-22:00',
      'hours Thu 06:00-22:00',
      'hours Fri 06:00-22:00',
      'hours Sat 06:00-22:00',
      'hours Sun 06:00-22:00',
    ],
    also: ['phone (828) 555-0188', 'phone+ (828) 555-0188', 'title_tag Plumber in Asheville'],
  },
];
