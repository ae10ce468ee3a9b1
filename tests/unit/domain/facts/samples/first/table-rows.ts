import type { Sample } from '../sample.ts';

export const tableRows: readonly Sample[] = [
  {
    kind: 'table row',
    text: `Business Name,Phone,Email,Address,City,State,Zip,License
Summit Roofing,(303) 555-0134,info@summitroofing.example,1550 Wewatta St,Denver,CO,80202,RC-5521`,
    facts: [
      'company_name Summit Roofing',
      'phone (303) 555-0134',
      'email info@summitroofing.example',
      'street_address 1550 Wewatta St',
      'city Denver',
      'state CO',
      'zip_code 80202',
      'license_number RC-5521',
    ],
  },
  {
    kind: 'table row',
    text: `Blue Ridge Plumbing\t828-555-0199\tinfo@brp.example\t45 Patton Ave\tAsheville\tNC\t28801\twww.facebook.com/brplumbing`,
    facts: [
      'phone (828) 555-0199',
      'email info@brp.example',
      'street_address 45 Patton Ave',
      'facebook_url www.facebook.com/brplumbing',
    ],
  },
  {
    kind: 'table row',
    text: `"Company","Main phone","Street address","Service areas","Hours"
"Ortega Concrete","480-555-0193","77 W Main St","Mesa, Gilbert, Chandler","Mon-Fri 6am-3pm"`,
    facts: [
      'company_name Ortega Concrete',
      'phone (480) 555-0193',
      'street_address 77 W Main St',
      'hours Mon 06:00-15:00',
      'hours Tue 06:00-15:00',
      'hours Wed 06:00-15:00',
      'hours Thu 06:00-15:00',
      'hours Fri 06:00-15:00',
    ],
    also: ['area+ Mesa, AZ', 'area+ Gilbert, AZ', 'area+ Chandler, AZ'],
  },
  {
    kind: 'table row',
    text: `name;phone;mobile;email;website
Tremblay;514-555-0161;514-555-0162;pierre@tremblay.example;tremblay.example`,
    facts: ['company_name Tremblay', 'phone (514) 555-0161', 'phone+ (514) 555-0162', 'email pierre@tremblay.example'],
  },
  {
    kind: 'table row',
    text: `Field,New value
Phone,828-555-0188
Email,service@blueridgeplumbing.example
Tagline,"Honest plumbing, on time"
License number,NC-P1-30001`,
    facts: [
      'phone (828) 555-0188',
      'email service@blueridgeplumbing.example',
      'company_tagline Honest plumbing, on time',
      'license_number NC-P1-30001',
    ],
  },
  {
    kind: 'table row',
    text: `Mon,Tue,Wed,Thu,Fri,Sat,Sun
8-5,8-5,8-5,8-5,8-4,closed,closed`,
    facts: [
      'hours Mon 08:00-17:00',
      'hours Tue 08:00-17:00',
      'hours Wed 08:00-17:00',
      'hours Thu 08:00-17:00',
      'hours Fri 08:00-16:00',
      'hours Sat Closed',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'table row',
    text: `10448,2026-11-02,Sparkle & Shine,7045550118,maria@sparkleshine.example,Charlotte,NC,28205,active`,
    facts: ['phone (704) 555-0118', 'email maria@sparkleshine.example'],
    also: ['city Charlotte', 'zip_code 28205', 'company_name Sparkle & Shine'],
  },
  {
    kind: 'table row',
    text: `Facebook,Instagram,YouTube,TikTok
https://facebook.com/greenthumb,https://instagram.com/greenthumb.sc,https://youtube.com/@greenthumbsc,https://www.tiktok.com/@greenthumbsc`,
    facts: [
      'facebook_url facebook.com/greenthumb',
      'instagram_url instagram.com/greenthumb.sc',
      'youtube_url youtube.com/@greenthumbsc',
      'tiktok_url www.tiktok.com/@greenthumbsc',
    ],
  },
  {
    kind: 'table row',
    text: `Account: Mike's Tree Service | Phone: 336-555-0108 | Alt Phone: 336-555-0109 | Addr: 940 Reynolda Rd, Winston-Salem, NC 27104 | Years in business: 12 | Lic: TS-0098`,
    facts: [
      'phone (336) 555-0108',
      'phone+ (336) 555-0109',
      'street_address 940 Reynolda Rd',
      'city Winston-Salem',
      'zip_code 27104',
      'years_in_business 12',
      'license_number TS-0098',
    ],
    also: ["company_name Mike's Tree Service"],
  },
];
