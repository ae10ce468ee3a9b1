import type { Industry } from './types.ts';

export const landscaping: Industry = {
  id: 6,
  name: 'Landscaping & Lawn Care',
  key: 'landscaping',
  trade: 'landscapers',
  colors: ['#2f6b3a', '#e0a13a'],
  keywords: ['landscaping company', 'lawn care', 'lawn mowing', 'landscape design', 'mulch and planting'],
  taglines: [
    'The yard you look forward to coming home to',
    'Lawns and gardens that {city} notices',
    'Your {city} {keyword}, from first sketch to weekly care',
    'Greener grass, crisper edges, free weekends',
  ],
  abouts: [
    '{company} designs, plants and cares for yards in {city}. We know the local soil, the shade and the deer, and we choose plants that will still look good in five years. Weekly customers get the same crew, sharp blades and clean walks.',
    'A yard should be lived in. {company} helps families in {city}, {state} turn tired lawns and empty corners into places for dinner, play and quiet mornings, and then keeps them that way.',
  ],
  services: [
    {
      name: 'Lawn Mowing & Edging',
      keyword: 'lawn mowing',
      short: 'Weekly or every other week: mowed at the right height, edged and blown clean.',
      long: 'A good cut is more than short grass. COMPANY NAME changes mowing patterns, keeps blades sharp and raises the deck in dry weeks so that your lawn stays dense and green. Walks and beds are edged and cleared on every visit.',
    },
    {
      name: 'Landscape Design',
      keyword: 'landscape design',
      short: 'A plan drawn for your home, your light and your budget, built in stages if you like.',
      long: 'We begin with how you want to use the yard, then draw a plan with plants, paths, lighting and water in mind. You see it on paper before a shovel touches the ground, and we can build it all at once or over a few seasons.',
    },
    {
      name: 'Mulch & Planting',
      keyword: 'mulching and planting',
      short: 'Beds cleaned, edged, planted and mulched, ready for spring or for the photographer.',
      long: 'Fresh beds change the whole front of a house. We pull weeds with their roots, divide what has outgrown its place, add plants that suit the light and finish with two clean inches of mulch.',
    },
    {
      name: 'Lawn Treatment & Seeding',
      keyword: 'lawn fertilization',
      short: 'Aeration, overseeding and feeding timed to your grass, with products safe to walk on.',
      long: 'Thin lawns fill in when the timing is right. We test the soil, aerate in fall, overseed with a blend for your light and feed in measured steps. You get a calendar and a text before each visit. COMPANY NAME uses slow-release products that are safe for pets once dry.',
    },
    {
      name: 'Patios & Walkways',
      keyword: 'patio installation',
      short: 'Stone and paver surfaces on a base that will not settle.',
      long: 'What you do not see decides how long a patio lasts. We dig deep enough, compact in layers and drain away from the house, then lay stone or pavers in the pattern that you choose. Edges stay straight and joints stay filled.',
    },
    {
      name: 'Seasonal Cleanup',
      keyword: 'yard cleanup',
      short: 'Leaves, branches and beds taken care of in spring and fall, hauled away the same day.',
      long: 'Two good days a year keep a property in shape. We cut back perennials, prune shrubs, rake or vacuum leaves, clear gutters on request and take everything with us.',
    },
  ],
  faqs: [
    ['Do I have to sign a contract?', 'No. Mowing customers can stop at any time with a week’s notice.'],
    [
      'When is the best time to seed?',
      'For cool-season grass, late August to early October. We put you on the list and call when the weather is right.',
    ],
    ['What happens when it rains?', 'We move to the next dry day and let you know by text.'],
    ['Do you take away the debris?', 'Always. Nothing is left at the curb unless you want it there.'],
    [
      'Can you work with the plants I have?',
      'Gladly. Many of our best beds begin with dividing and moving what is already there.',
    ],
  ],
  reviews: [
    { service: 0, text: 'The lawn has never looked this even, and the edges are razor sharp every single week.' },
    { service: 1, text: 'They listened, drew a lovely plan and built it in two weekends. We eat outside every night.' },
    { service: 4, text: 'Our patio is two winters old and has not moved a hair.' },
    { service: 2, text: 'Front beds went from embarrassing to the best on the block.' },
    { service: 3, text: 'Bare spots are gone after one fall of aeration and seed.' },
    { service: 5, text: 'Six giant oaks, and not one leaf left in the yard.' },
  ],
};
