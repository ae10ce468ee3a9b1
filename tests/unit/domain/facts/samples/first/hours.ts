import type { Sample } from '../sample.ts';

export const hours: readonly Sample[] = [
  {
    kind: 'hours',
    text: `Mon-Fri 8-5, Sat 9-noon, closed Sun`,
    facts: [
      'hours Mon 08:00-17:00',
      'hours Tue 08:00-17:00',
      'hours Wed 08:00-17:00',
      'hours Thu 08:00-17:00',
      'hours Fri 08:00-17:00',
      'hours Sat 09:00-12:00',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'hours',
    text: `M-F: 7:30a - 5:30p
Sa: 8a - 2p
Su: closed`,
    facts: ['hours Sat 08:00-14:00', 'hours Sun Closed'],
  },
  {
    kind: 'hours',
    text: `Monday – Friday\t8:00 AM – 6:00 PM
Saturday\t8:00 AM – 2:00 PM
Sunday\tClosed`,
    facts: [
      'hours Mon 08:00-18:00',
      'hours Tue 08:00-18:00',
      'hours Wed 08:00-18:00',
      'hours Thu 08:00-18:00',
      'hours Fri 08:00-18:00',
      'hours Sat 08:00-14:00',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'hours',
    text: `Open 7 days a week, 7am - 9pm`,
    facts: [
      'hours Mon 07:00-21:00',
      'hours Tue 07:00-21:00',
      'hours Wed 07:00-21:00',
      'hours Thu 07:00-21:00',
      'hours Fri 07:00-21:00',
      'hours Sat 07:00-21:00',
      'hours Sun 07:00-21:00',
    ],
  },
  {
    kind: 'hours',
    text: `Weekdays 9 to 5; weekends 10 to 3`,
    facts: [
      'hours Mon 09:00-17:00',
      'hours Tue 09:00-17:00',
      'hours Wed 09:00-17:00',
      'hours Thu 09:00-17:00',
      'hours Fri 09:00-17:00',
      'hours Sat 10:00-15:00',
      'hours Sun 10:00-15:00',
    ],
  },
  {
    kind: 'hours',
    text: `Tues–Sat 10AM–7PM, closed Sunday & Monday`,
    facts: [
      'hours Mon Closed',
      'hours Tue 10:00-19:00',
      'hours Wed 10:00-19:00',
      'hours Thu 10:00-19:00',
      'hours Fri 10:00-19:00',
      'hours Sat 10:00-19:00',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'hours',
    text: `Winter hours:
Mon, Wed, Fri 8am-4pm
Tues & Thurs 10am-6pm
Sat 9am-12pm
Sun off`,
    facts: [
      'hours Mon 08:00-16:00',
      'hours Tue 10:00-18:00',
      'hours Wed 08:00-16:00',
      'hours Thu 10:00-18:00',
      'hours Fri 08:00-16:00',
      'hours Sat 09:00-12:00',
      'hours Sun Closed',
    ],
  },
  {
    kind: 'hours',
    text: `0800-1700 Mon thru Fri / 0900-1300 Sat / Sun emergency calls only`,
    facts: [
      'hours Mon 08:00-17:00',
      'hours Tue 08:00-17:00',
      'hours Wed 08:00-17:00',
      'hours Thu 08:00-17:00',
      'hours Fri 08:00-17:00',
      'hours Sat 09:00-13:00',
      'hours Sun Emergency calls only',
    ],
  },
  {
    kind: 'hours',
    text: `We're open daily from 8am till 8pm, except Tuesdays when we are closed`,
    facts: [
      'hours Mon 08:00-20:00',
      'hours Tue Closed',
      'hours Wed 08:00-20:00',
      'hours Thu 08:00-20:00',
      'hours Fri 08:00-20:00',
      'hours Sat 08:00-20:00',
      'hours Sun 08:00-20:00',
    ],
  },
  {
    kind: 'hours',
    text: `Mon 8-12, 1-5
Tue 8-12, 1-5
Wed closed
Thu-Fri 8:30 - 4
Sat/Sun by appt.`,
    facts: [
      'hours Mon 8-12, 1-5',
      'hours Tue 8-12, 1-5',
      'hours Wed Closed',
      'hours Thu 08:30-16:00',
      'hours Fri 08:30-16:00',
      'hours Sat By appt.',
      'hours Sun By appt.',
    ],
  },
];
