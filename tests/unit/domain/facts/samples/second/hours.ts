import type { Sample } from '../sample.ts';

const week = (hours: string, days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']): string[] =>
  days.map((day) => `hours ${day} ${hours}`);
const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export const hours: readonly Sample[] = [
  { kind: 'hours', text: `Sat 8–2`, facts: ['hours Sat 08:00-14:00'] },
  {
    kind: 'hours',
    text: `M/W/F 9-5; T/Th 10-6; Sat & Sun closed`,
    facts: [
      ...week('09:00-17:00', ['Mon', 'Wed', 'Fri']),
      ...week('10:00-18:00', ['Tue', 'Thu']),
      ...week('Closed', ['Sat', 'Sun']),
    ],
  },
  { kind: 'hours', text: `Open 24/7`, facts: week('00:00-23:59') },
  {
    kind: 'hours',
    text: `Monday to Friday: 8.30am to 5.15pm. Saturdays: 9am to 1pm. Sundays: closed.`,
    facts: [...week('08:30-17:15', workdays), 'hours Sat 09:00-13:00', 'hours Sun Closed'],
  },
  { kind: 'hours', text: `Weekends: on call`, facts: week('On call', ['Sat', 'Sun']) },
  {
    kind: 'hours',
    text: `New hours starting March 1: Mon-Fri 9-4`,
    facts: week('09:00-16:00', workdays).map((fact) => `?${fact}`),
  },
  {
    kind: 'hours',
    text: `Mon 9-5
Mon 10-6`,
    facts: ['?hours Mon 09:00-17:00', '?hours Mon 10:00-18:00'],
  },
  {
    kind: 'hours',
    text: `Daily 8-8, except Tuesdays`,
    facts: [...week('08:00-20:00', ['Mon', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), '?hours Tue Closed'],
  },
  { kind: 'hours', text: `Open 8-5 except on Sundays.`, facts: ['?hours Sun Closed'] },
  {
    kind: 'hours',
    text: `Weekdays 9-5 except Fridays 9-1`,
    facts: [...week('09:00-17:00', ['Mon', 'Tue', 'Wed', 'Thu']), 'hours Fri 09:00-13:00'],
  },
  { kind: 'hours', text: `Fri 8pm-2am`, facts: ['hours Fri 20:00-02:00'] },
  { kind: 'hours', text: `8am - 6pm Monday - Friday`, facts: week('08:00-18:00', workdays) },
  {
    kind: 'hours',
    text: `Sunday: 12–5
Monday: 9–5
Tuesday: 9–5
Wednesday: noon–8
Thursday–Saturday: 9–5`,
    facts: [
      'hours Sun 12:00-17:00',
      'hours Mon 09:00-17:00',
      'hours Tue 09:00-17:00',
      'hours Wed 12:00-20:00',
      ...week('09:00-17:00', ['Thu', 'Fri', 'Sat']),
    ],
  },
];
