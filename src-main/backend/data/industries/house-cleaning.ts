import type { Industry } from './types.ts';

export const houseCleaning: Industry = {
  id: 3,
  name: 'House Cleaning',
  key: 'house-cleaning',
  trade: 'house cleaners',
  colors: ['#1f8a83', '#f2c14e'],
  keywords: ['house cleaning', 'maid service', 'deep cleaning', 'move-out cleaning', 'recurring cleaning'],
  taglines: [
    'Come home to clean in {city}',
    'Trusted {keyword} for busy {city} households',
    'Same friendly cleaner, same careful work, every visit',
    'More weekend, less mop: {company} in {city}, {state}',
  ],
  abouts: [
    '{company} cleans homes in {city} the way we clean our own: top to bottom, corner to corner, with products that are safe for children and pets. You get the same small team each time, a checklist that you have shaped yourself, and a text when we are on the way.',
    'We started {company} because free time is worth more than a clean floor, and you deserve both. Our cleaners in {city}, {state} are friendly, fairly paid and proud of the little things, such as folded towels and fingerprints gone from the light switches.',
  ],
  services: [
    {
      name: 'Recurring House Cleaning',
      keyword: 'recurring house cleaning',
      short: 'Weekly, every two weeks or monthly: the same cleaner, your own checklist, no contract.',
      long: 'A home that is cleaned regularly is easier to live in and easier to keep. COMPANY NAME matches you with a cleaner who learns your rooms and routines. Kitchens, baths, dusting, floors and beds are done every visit, and one extra task rotates so that nothing is forgotten. Pause or change at any time.',
    },
    {
      name: 'Deep Cleaning',
      keyword: 'deep cleaning',
      short: 'Baseboards, blinds, fixtures and the places a quick clean never reaches.',
      long: 'For the first visit, the change of season or the week before guests arrive. We work room by room through baseboards, door frames, vents, tile and grout, inside and out of appliances on request. You will notice the light first, then the fresh smell.',
    },
    {
      name: 'Move-In & Move-Out Cleaning',
      keyword: 'move-out cleaning',
      short: 'An empty home made ready for keys, photos and the landlord’s checklist.',
      long: 'Moving is enough work. We clean inside cabinets, closets, refrigerator and oven, wipe walls and switches, and finish the floors on the way out. We can send photos of every room, and we return if the landlord finds something that we missed.',
    },
    {
      name: 'Apartment Cleaning',
      keyword: 'apartment cleaning',
      short: 'Small homes, fair prices, and a cleaner who knows how to work around a tight schedule.',
      long: 'Less space gathers dust faster. Our apartment visits are priced by size, fit into a lunch break and include laundry folding on request. We handle keys and building access with care and leave a note of what was done.',
    },
    {
      name: 'Post-Construction Cleaning',
      keyword: 'post-construction cleaning',
      short: 'Fine dust, stickers and paint specks removed, so that a new room feels finished.',
      long: 'Builders sweep; we clean. Our team removes fine dust in stages with HEPA vacuums, takes labels and specks off glass, details cabinets and trim and returns a day later for the dust that settles overnight. COMPANY NAME coordinates directly with your contractor.',
    },
    {
      name: 'Vacation Rental Turnovers',
      keyword: 'vacation rental cleaning',
      short: 'Reliable same-day turnovers with linens, supplies and photos for every stay.',
      long: 'Five-star stays begin with a spotless arrival. We clean between check-out and check-in, change linens, restock what you list and report damage with photos right away. Your calendar sends us the bookings, so that you can be anywhere.',
    },
  ],
  faqs: [
    [
      'Do I need to be home?',
      'Most customers leave a key or a code. We send a message when we arrive and when we lock up.',
    ],
    [
      'Do you bring supplies?',
      'Yes, everything, vacuum included. If you prefer your own products, set them out and we use them.',
    ],
    [
      'Are your products safe for pets and children?',
      'We use plant-based products for daily cleaning and stronger ones only where you ask for them.',
    ],
    [
      'How is the price set?',
      'By the size and condition of the home and how often we come. You get a fixed price before the first visit.',
    ],
    ['What if something is missed?', 'Tell us within a day and we come back to make it right, free of charge.'],
    [
      'Will I always get the same cleaner?',
      'Nearly always. When your cleaner is ill or on vacation we ask you first whether a colleague may come.',
    ],
  ],
  reviews: [
    {
      service: 0,
      text: 'Maria has been coming every other Thursday for a year. I feel lighter the moment I open the door.',
    },
    { service: 1, text: 'They got years of grime off the shower tile. I honestly thought it was gray; it is white.' },
    { service: 2, text: 'Got the whole deposit back. The landlord asked for their number.' },
    { service: 4, text: 'After our kitchen remodel there was dust everywhere. They came twice and it was perfect.' },
    { service: 5, text: 'Never a late turnover in two seasons, and guests mention how clean it is in every review.' },
    { service: 3, text: 'Quick, kind and careful with my plants. Worth every dollar.' },
  ],
};
