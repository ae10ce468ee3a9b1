import type { Industry } from './types.ts';

export const electrical: Industry = {
  id: 4,
  name: 'Electrical',
  key: 'electrical',
  trade: 'electricians',
  colors: ['#1d3f72', '#ffb400'],
  keywords: [
    'electrician',
    'panel upgrade',
    'EV charger installation',
    'lighting installation',
    'emergency electrician',
  ],
  taglines: [
    'Safe, tidy electrical work for {city} homes',
    'The {city} {keyword} who labels every breaker',
    'Power you do not have to think about',
    'From one outlet to a whole house: {company}, {city}',
  ],
  abouts: [
    '{company} is a team of electricians serving {city} and nearby towns. We test before we touch, keep wires straight and panels labeled, and leave every room as tidy as we found it. Whether it is a dead outlet or a complete rewire, you get a fixed price and a plain explanation.',
    'Good electrical work is invisible and safe. {company} has been making it so in {city}, {state} with careful planning, permits where they are due and a habit of answering the phone.',
  ],
  services: [
    {
      name: 'Electrical Repairs',
      keyword: 'electrical repair',
      short: 'Dead outlets, flickering lights and tripping breakers found and fixed, usually in one visit.',
      long: 'A breaker that trips is telling you something. Our electricians measure loads, open the right boxes and find the loose connection or tired device behind the symptom. COMPANY NAME carries common breakers, outlets and switches on the truck, so that most problems are solved the same day.',
    },
    {
      name: 'Panel Upgrades',
      keyword: 'panel upgrade',
      short: 'From crowded 100-amp panels to 200 amps with room to grow, permits and inspection included.',
      long: 'Older panels were not built for heat pumps, chargers and home offices. We calculate your load, arrange the utility cut-off, replace the panel in a day and label each circuit in print. The inspection is part of the price, and so is a walk-through of what is where.',
    },
    {
      name: 'EV Charger Installation',
      keyword: 'EV charger installation',
      short: 'Level 2 home charging, placed where you park and set up with your car before we leave.',
      long: 'Wake up to a full battery every morning. We check the panel, run the shortest neat route to the garage or driveway, install the charger of your choice and file the paperwork for rebates. If the panel is full, load management often avoids an upgrade.',
    },
    {
      name: 'Lighting Design & Installation',
      keyword: 'lighting installation',
      short: 'Recessed, pendant and landscape lighting with dimmers that make rooms feel right.',
      long: 'Light changes how a room works. We plan layers of light with you, cut clean openings, balance color temperatures and set scenes that anyone in the family can use. Outdoors, low-voltage fixtures make paths safe and trees beautiful.',
    },
    {
      name: 'Whole-House Rewiring',
      keyword: 'house rewiring',
      short: 'Knob-and-tube or aluminum wiring replaced step by step while you keep living at home.',
      long: 'Old wiring can be replaced without tearing a house apart. COMPANY NAME works room by room, fishes new cable through existing cavities and patches the few openings that we need. You have power every evening, and a home that insurers are glad to cover.',
    },
    {
      name: 'Generators & Surge Protection',
      keyword: 'standby generator',
      short: 'Standby power and whole-house surge protection, sized for what you really need to keep running.',
      long: 'When the grid goes down, a standby generator takes over within seconds. We size it for your essential circuits, pour the pad, install the transfer switch and test it under load. A surge protector in the panel guards electronics all year round.',
    },
  ],
  faqs: [
    [
      'Why does my breaker keep tripping?',
      'Too many devices on one circuit, a worn breaker or a fault in the wiring. If it trips again right after a reset, leave it off and call us.',
    ],
    ['Do you pull permits?', 'Yes, wherever the code asks for one, and we meet the inspector ourselves.'],
    [
      'Can my panel handle an EV charger?',
      'Often it can. We calculate the load first, and where it is tight a load-sharing device may be enough.',
    ],
    [
      'Are flickering lights dangerous?',
      'They can point to a loose connection, which produces heat. It is wise to have them checked soon.',
    ],
    [
      'How long does a panel upgrade take?',
      'The power is off for about six to eight hours. We plan the day with you and the utility.',
    ],
  ],
  reviews: [
    { service: 1, text: 'New panel in one day, every breaker labeled, and the inspector had nothing to add.' },
    { service: 2, text: 'They installed the charger, handled the rebate and even cleaned up the garage wall.' },
    { service: 0, text: 'Three electricians could not find the flicker. They did, in twenty minutes.' },
    { service: 3, text: 'The kitchen looks like a different room. Great advice on dimmers.' },
    { service: 5, text: 'Power was out on the whole street and our lights came back in ten seconds.' },
    { service: 4, text: 'Rewired our 1920s bungalow with hardly any holes. Very patient crew.' },
  ],
};
