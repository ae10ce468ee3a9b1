import type { Industry } from './types.ts';

export const garageDoors: Industry = {
  id: 10,
  name: 'Garage Doors',
  key: 'garage-doors',
  trade: 'garage door technicians',
  colors: ['#37474f', '#e08e45'],
  keywords: [
    'garage door repair',
    'garage door installation',
    'garage door spring repair',
    'garage door opener',
    'garage door company',
  ],
  taglines: [
    'Up, down, every time: {keyword} in {city}',
    'Stuck door? {company} is on the way',
    'Doors that look as good as they work',
    'Same-day garage door help across {city}',
  ],
  abouts: [
    '{company} repairs and installs garage doors in {city}, most of them on the day you call. Springs, rollers and openers ride with us, so one visit is usually enough. Every door is balanced, lubricated and safety-tested before we leave.',
    'The garage door is the largest moving thing in your house. {company} keeps it quiet and safe for homeowners in {city}, {state}, with upfront prices and technicians who explain what they see.',
  ],
  services: [
    {
      name: 'Spring Replacement',
      keyword: 'garage door spring repair',
      short: 'Broken springs replaced in pairs, matched to the weight of your door.',
      long: 'A loud bang and a door that will not lift mean a broken spring. Please leave it closed and call. COMPANY NAME weighs the door, fits springs rated for at least 20,000 cycles and balances it so that you can lift it with one hand.',
    },
    {
      name: 'Garage Door Repair',
      keyword: 'garage door repair',
      short: 'Off-track, noisy or crooked doors set right the same day.',
      long: 'We repair cables, rollers, hinges, tracks and panels of every common make. After each repair the whole door is inspected, tightened and lubricated, because the next weak part is often one turn of a wrench away.',
    },
    {
      name: 'New Garage Doors',
      keyword: 'garage door installation',
      short: 'Steel, wood and glass doors measured, ordered and installed with the old one hauled away.',
      long: 'A new door can change the face of a house. We help you choose style, windows and insulation, show it on a photo of your home and install it in half a day. COMPANY NAME registers the warranty for you.',
    },
    {
      name: 'Openers & Smart Controls',
      keyword: 'garage door opener',
      short: 'Quiet belt-drive openers with battery backup, set up on your phone before we go.',
      long: 'Modern openers are quiet enough for a bedroom above and tell you when the door was left open. We mount, wire and program them, pair your cars and show the family how everything works.',
    },
    {
      name: 'Maintenance & Safety Check',
      keyword: 'garage door maintenance',
      short: 'A 25-point inspection that keeps the door quiet and the family safe.',
      long: 'Once a year we test balance, sensors and force, tighten hardware, replace worn rollers and lubricate with the right product. Most breakdowns can be seen coming.',
    },
    {
      name: 'Commercial Doors',
      keyword: 'commercial overhead doors',
      short: 'Overhead and rolling doors kept moving for shops, depots and fire halls.',
      long: 'A stuck door stops a business. We service sectional and rolling steel doors, loading docks and operators, with planned maintenance and emergency calls at any hour.',
    },
  ],
  faqs: [
    [
      'Can I replace a spring myself?',
      'Please do not. Springs hold enough energy to cause serious injury. It is a half-hour job for a technician.',
    ],
    ['How long do springs last?', 'Ordinary ones about seven years, high-cycle springs about fifteen.'],
    [
      'Why does the door reverse before it closes?',
      'Usually a sensor is dirty or out of line. Wipe both lenses; if it still reverses, call us.',
    ],
    [
      'How long does a new door take?',
      'Stock doors within a week, custom doors four to eight weeks. Installation is half a day.',
    ],
    ['Do you work on weekends?', 'Yes, for stuck and broken doors we come seven days a week.'],
  ],
  reviews: [
    { service: 0, text: 'Spring broke at seven in the morning, fixed by ten. I made my meeting.' },
    { service: 2, text: 'The new door with windows made our house look ten years younger.' },
    { service: 3, text: 'I can no longer hear it from the bedroom. Should have done it years ago.' },
    { service: 1, text: 'Door had jumped the track. Back on, tuned and quiet in under an hour.' },
    { service: 4, text: 'Very thorough check, no pressure to buy anything.' },
    { service: 5, text: 'They keep our six bays running and answer at night.' },
  ],
};
