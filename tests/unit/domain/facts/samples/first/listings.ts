import type { Sample } from '../sample.ts';

export const listings: readonly Sample[] = [
  {
    kind: 'listing',
    text: `Blue Ridge Plumbing
4.8 (212) · Plumber
15+ years in business
Address: 300 Merrimon Ave, Asheville, NC 28801
Open ⋅ Closes 6 PM
Phone: (828) 555-0142
Provides: Drain cleaning, Water heater repair
`,
    facts: ['street_address 300 Merrimon Ave'],
    also: ['years_in_business 15'],
  },
  {
    kind: 'listing',
    text: `Hours:
Wednesday
8 AM–5 PM
Thursday (Thanksgiving)
8 AM–5 PM
Hours might differ
Friday
8 AM–5 PM
Saturday
Closed
Sunday
Closed
Monday
8 AM–5 PM
Tuesday
8 AM–5 PM`,
    facts: [
      'hours Mon 08:00-17:00',
      'hours Tue 08:00-17:00',
      'hours Wed 08:00-17:00',
      'hours Thu 08:00-17:00',
      'hours Fri 08:00-17:00',
      'hours Sat Closed',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'listing',
    text: `Summit Roofing
Claimed
Roofing, Gutter Services
Edit

(303) 555-0134
Get Directions
1550 Wewatta St Denver, CO 80202
Mon 8:00 AM - 6:00 PM
Tue 8:00 AM - 6:00 PM Open now
 Wed 8:00 AM - 6:00 PM
Thu 8:00 AM - 6:00 PM
Fri 8:00 AM - 6:00 PM
Sat 9:00 AM - 1:00 PM
Sun Closed`,
    facts: [
      'phone (303) 555-0134',
      'street_address 1550 Wewatta St',
      'city Denver',
      'state CO',
      'zip_code 80202',
      'hours Mon 08:00-18:00',
      'hours Tue 08:00-18:00',
      'hours Wed 08:00-18:00',
      'hours Thu 08:00-18:00',
      'hours Fri 08:00-18:00',
      'hours Sat 09:00-13:00',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'listing',
    text: `Business Details
Location of This Business
87 Charlotte St, Asheville, NC 28801-2429
BBB File Opened: 3/14/2011
Years in Business: 22
Business Started: 6/1/2004
Licensing information
These agencies may include:
License Number: P-28841
Contact Information
 Principal
Ms. Alicia Moreno, Owner
Phone (828) 555-0129`,
    facts: [
      'street_address 87 Charlotte St',
      'zip_code 28801-2429',
      'years_in_business 22',
      'license_number P-28841',
      'phone (828) 555-0129',
    ],
  },
  {
    kind: 'listing',
    text: `Contact info

Sparrow House Cleaning
(919) 555-0166
Mobile
hello@sparrowclean.example
Email
https://sparrowclean.example/
Website
512 Glenwood Ave, Raleigh, NC, United States, North Carolina 27603
Address
Always open
Hours
https://www.instagram.com/sparrowclean
Instagram`,
    facts: [
      'phone (919) 555-0166',
      'email hello@sparrowclean.example',
      'street_address 512 Glenwood Ave',
      'city Raleigh',
      'zip_code 27603',
      'hours Mon 00:00-23:59',
      'hours Tue 00:00-23:59',
      'hours Wed 00:00-23:59',
      'hours Thu 00:00-23:59',
      'hours Fri 00:00-23:59',
      'hours Sat 00:00-23:59',
      'hours Sun 00:00-23:59',
      'instagram_url www.instagram.com/sparrowclean',
    ],
  },
  {
    kind: 'listing',
    text: `Dixon & Sons Plumbing | HomeAdvisor
https://www.homeadvisor.com/rated.DixonSons.1234567.html
Serves: Knoxville, TN; Maryville, TN; Oak Ridge, TN; Farragut, TN
State license: TN 00071234
In business since 2003`,
    facts: [
      'homeadvisor_url www.homeadvisor.com/rated.DixonSons.1234567.html',
      'area+ Knoxville, TN',
      'area+ Maryville, TN',
      'area+ Oak Ridge, TN',
      'area+ Farragut, TN',
      'license_number TN 00071234',
    ],
    also: ['years_in_business 23'],
  },
  {
    kind: 'listing',
    text: `Contact: 865-555-0144
Business hours
Mon - Fri: 7:00am - 4:30pm
Sat: By Appointment
Sun: Closed
Payment methods: Cash, check, Visa
Emergency services offered: Yes
`,
    facts: [
      'phone (865) 555-0144',
      'hours Mon 07:00-16:30',
      'hours Tue 07:00-16:30',
      'hours Wed 07:00-16:30',
      'hours Thu 07:00-16:30',
      'hours Fri 07:00-16:30',
      'hours Sat By Appointment',
      'hours Sun Closed',
    ],
    also: ['emergency_services true'],
  },
  {
    kind: 'listing',
    text: `Whitfield Electric
2210 E 7th St
Austin, TX  78702
United States
+1 (512) 555-0170
whitfieldelectric.example
Mon–Sun 24 Hours`,
    facts: [
      'street_address 2210 E 7th St',
      'city Austin',
      'state TX',
      'zip_code 78702',
      'phone (512) 555-0170',
      'hours Mon 00:00-23:59',
      'hours Tue 00:00-23:59',
      'hours Wed 00:00-23:59',
      'hours Thu 00:00-23:59',
      'hours Fri 00:00-23:59',
      'hours Sat 00:00-23:59',
      'hours Sun 00:00-23:59',
    ],
  },
  {
    kind: 'listing',
    text: `YP: Green Thumb Landscaping
1009 N Main St, Greenville, SC 29609 (Map & Directions)
(864) 555-0120
Email Business | greenthumb@yardmail.example
Extra Phones
Primary Phone: (864) 555-0120
Phone: (864) 555-0121
Services/Products: mowing, mulching
Areas served Greenville, Taylors, Greer, Simpsonville`,
    facts: [
      'street_address 1009 N Main St',
      'city Greenville',
      'state SC',
      'zip_code 29609',
      'phone (864) 555-0120',
      'phone+ (864) 555-0121',
      'email greenthumb@yardmail.example',
      'area+ Greenville, SC',
      'area+ Taylors, SC',
      'area+ Greer, SC',
      'area+ Simpsonville, SC',
    ],
  },
  {
    kind: 'listing',
    text: `Mike's Tree Service
Tree service in Winston-Salem, North Carolina
Service options: Onsite services
Serving Winston-Salem and nearby areas
Hours:
Open 24 hours
Phone: (336) 555-0108
Suggest an edit · Own this business?
More hours
Updated by this business 8 weeks ago`,
    facts: [
      'phone (336) 555-0108',
      'area+ Winston-Salem, NC',
      'hours Mon 00:00-23:59',
      'hours Tue 00:00-23:59',
      'hours Wed 00:00-23:59',
      'hours Thu 00:00-23:59',
      'hours Fri 00:00-23:59',
      'hours Sat 00:00-23:59',
      'hours Sun 00:00-23:59',
    ],
  },
];
