import type { Sample } from '../sample.ts';

export const signatures: readonly Sample[] = [
  {
    kind: 'signature',
    text: `Ray Dixon
Service Manager
Blue Ridge Plumbing
828-555-0163 (cell) | 828-555-0150 (office)
ray@blueridgeplumbing.example
www.blueridgeplumbing.example
218 Riverside Drive, Asheville, NC 28801`,
    facts: ['phone (828) 555-0150', 'email ray@blueridgeplumbing.example'],
  },
  {
    kind: 'signature',
    text: `Maria Gonzalez, Owner
Sparkle & Shine House Cleaning LLC
Phone: (704) 555-0118
Fax: (704) 555-0119
maria@sparkleshine.example
3401 Central Ave Ste 12
Charlotte, NC 28205
Lic. #HC-20881`,
    facts: [
      'phone (704) 555-0118',
      'email maria@sparkleshine.example',
      'street_address 3401 Central Ave Ste 12',
      'city Charlotte',
      'zip_code 28205',
      'license_number HC-20881',
    ],
  },
  {
    kind: 'signature',
    text: `John A. Smith | Summit Roofing Co. | Denver, CO
O: 303.555.0134  M: 720.555.0187
john@summitroofing.example | summitroofing.example
facebook.com/summitroofingco • instagram.com/summit.roofing`,
    facts: [
      'phone (303) 555-0134',
      'email john@summitroofing.example',
      'facebook_url facebook.com/summitroofingco',
      'instagram_url instagram.com/summit.roofing',
    ],
    also: ['phone+ (720) 555-0187', 'city Denver', 'state CO'],
  },
  {
    kind: 'signature',
    text: `--
Thanks,
Tom
ABC Heating & Air
24/7 Emergency Service: 919-555-0102
NC License 24680 H3 | EPA Certified
Serving Raleigh, Cary, Apex & Wake Forest since 1987`,
    facts: [
      'phone (919) 555-0102',
      'license_number 24680 H3',
      'area+ Raleigh, NC',
      'area+ Cary, NC',
      'area+ Apex, NC',
      'area+ Wake Forest, NC',
    ],
    also: ['years_in_business 39'],
  },
  {
    kind: 'signature',
    text: `Pierre Tremblay
Tremblay Plomberie
514-555-0161
1250 rue Sainte-Catherine Ouest, Montréal, QC H3G 1P1
pierre@tremblay.example`,
    facts: [
      'phone (514) 555-0161',
      'street_address 1250 rue Sainte-Catherine Ouest',
      'city Montréal',
      'state QC',
      'zip_code H3G 1P1',
      'email pierre@tremblay.example',
    ],
    also: ['country CA'],
  },
  {
    kind: 'signature',
    text: `Best regards,

Kayla Brooks
Office Coordinator

d 828.555.0142
e kayla.brooks@blueridgeplumbing.example
a PO Box 1187, Black Mountain, NC 28711
w blueridgeplumbing.example/team`,
    facts: [
      'email kayla.brooks@blueridgeplumbing.example',
      'street_address PO Box 1187',
      'city Black Mountain',
      'zip_code 28711',
    ],
  },
  {
    kind: 'signature',
    text: `Cheers, Mike
Mike's Tree Service
Call or text +1 (336) 555-0108
Fully licensed & insured
https://www.google.com/maps?cid=99887766
https://g.page/r/mikes-tree/review`,
    facts: [
      'phone (336) 555-0108',
      'google_url www.google.com/maps?cid=99887766',
      'review_link https://g.page/r/mikes-tree/review',
    ],
    also: ['insured true'],
  },
  {
    kind: 'signature',
    text: `Dana Whitfield (she/her)
Whitfield Electric, Inc.
2210 E 7th St, Austin TX 78702-3110
T +1 512 555 0170 | dana@whitfieldelectric.example
TECL 31337 | Master 204411`,
    facts: [
      'street_address 2210 E 7th St',
      'city Austin',
      'state TX',
      'zip_code 78702-3110',
      'phone (512) 555-0170',
      'email dana@whitfieldelectric.example',
      'license_number TECL 31337',
    ],
  },
  {
    kind: 'signature',
    text: `Sent by Luis Ortega, Ortega Concrete – (480) 555-0193 – luis@ortegaconcrete.example – Mesa, AZ 85201`,
    facts: ['phone (480) 555-0193', 'email luis@ortegaconcrete.example'],
    also: ['city Mesa', 'state AZ', 'zip_code 85201'],
  },
];
