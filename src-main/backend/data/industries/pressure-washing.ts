import type { Industry } from './types.ts';

export const pressureWashing: Industry = {
  id: 8,
  name: 'Pressure Washing',
  key: 'pressure-washing',
  trade: 'pressure washing specialists',
  colors: ['#0e7490', '#facc15'],
  keywords: ['pressure washing', 'house washing', 'driveway cleaning', 'roof cleaning', 'soft washing'],
  taglines: [
    'Years of grime, gone by lunch',
    'The brightest driveways in {city}',
    'Gentle on your home, tough on dirt: {keyword} in {city}',
    'Make {city} shine, one house at a time',
  ],
  abouts: [
    '{company} washes homes, roofs and concrete in {city} with the right pressure for each surface. Siding and shingles are soft-washed, concrete is surface-cleaned, plants are rinsed before and after. You see the difference from the street.',
    'Dirt ages a house faster than time does. {company} gives homes and shops in {city}, {state} their color back, carefully, quickly and at a price agreed before the hose is unrolled.',
  ],
  services: [
    {
      name: 'House Washing',
      keyword: 'house washing',
      short: 'Soft washing that lifts mildew and pollen from siding without forcing water behind it.',
      long: 'High pressure can drive water into walls. COMPANY NAME uses a gentle detergent and low pressure that kill mildew at the root and rinse away clean. Windows are rinsed, plants are protected, and siding stays bright about twice as long.',
    },
    {
      name: 'Driveway & Concrete Cleaning',
      keyword: 'driveway cleaning',
      short: 'Tire marks, algae and stains removed evenly, without stripes.',
      long: 'We treat stains first, then clean with a rotary surface cleaner for an even result and finish with a treatment that slows new growth. Sealing is available for pavers and decorative concrete.',
    },
    {
      name: 'Roof Cleaning',
      keyword: 'roof cleaning',
      short: 'Black streaks and moss removed by low-pressure treatment that shingle makers approve.',
      long: 'The streaks on a roof are living algae. We apply a treatment that kills them without pressure, protect your gutters and garden, and let rain do the rest. COMPANY NAME guarantees streak-free shingles for three years.',
    },
    {
      name: 'Deck & Fence Washing',
      keyword: 'deck cleaning',
      short: 'Wood and composite cleaned with the grain, ready for stain or for summer.',
      long: 'Too much pressure furs the wood. We clean with the grain, brighten gray boards and leave a surface that takes stain evenly. Composite decks get a wash of their own that protects the cap.',
    },
    {
      name: 'Gutter Cleaning',
      keyword: 'gutter cleaning',
      short: 'Emptied, flushed and brightened, with photos from above.',
      long: 'We clear gutters by hand, flush every downspout, and wash the dark lines from their faces. Photos show you the result, and we tell you if a hanger or a joint needs attention.',
    },
    {
      name: 'Storefront & Commercial Washing',
      keyword: 'commercial pressure washing',
      short: 'Sidewalks, entrances and dumpster pads cleaned before you open.',
      long: 'Customers notice the sidewalk first. We clean early in the morning, remove gum and grease, reclaim water where the city asks for it, and can return every month or quarter.',
    },
  ],
  faqs: [
    [
      'Will it harm my plants?',
      'No. We water them before, during and after, and dilute our detergents for the surface at hand.',
    ],
    ['Do I need to be home?', 'Not if we can use an outside tap. Please close windows and bring pets in.'],
    ['How often should a house be washed?', 'About once a year, every second year on sunny sites.'],
    [
      'Is soft washing as good as pressure?',
      'On siding and roofs it is better: it kills growth instead of only knocking it off.',
    ],
    [
      'Can you remove rust and oil?',
      'Mostly, yes. Very old stains may lighten rather than vanish, and we tell you beforehand.',
    ],
  ],
  reviews: [
    { service: 1, text: 'I had no idea that our driveway was that color. Astonishing.' },
    { service: 0, text: 'Looks like a new house, and my hydrangeas are happy too.' },
    { service: 2, text: 'The black streaks vanished within days. No pressure on the shingles at all.' },
    { service: 3, text: 'They saved a deck that I was about to replace.' },
    { service: 4, text: 'Photos of every gutter, before and after. Very professional.' },
    { service: 5, text: 'Our shop entrance has not been this clean since we opened.' },
  ],
};
