import type { Industry } from './types.ts';

export const concrete: Industry = {
  id: 14,
  name: 'Concrete',
  key: 'concrete',
  trade: 'concrete contractors',
  colors: ['#4b5563', '#d97706'],
  keywords: ['concrete contractor', 'concrete driveway', 'stamped concrete', 'concrete patio', 'foundation repair'],
  taglines: [
    'Poured once, enjoyed for decades',
    'Driveways and patios that hold their line in {city}',
    'The {city} {keyword} who cares about the base',
    'Solid ground for {city} homes',
  ],
  abouts: [
    '{company} pours driveways, patios, walks and slabs in {city}. We excavate to the right depth, reinforce, drain and cure by the book, because concrete remembers every shortcut. You get a level, crisp surface and a neighbor-proof cleanup.',
    'Concrete looks simple, and doing it well is not. {company} has placed thousands of yards across {city}, {state}, from stamped patios to barn floors, with crews who sign their work with straight joints.',
  ],
  services: [
    {
      name: 'Concrete Driveways',
      keyword: 'concrete driveway',
      short: 'Removed, graded, reinforced and poured, with joints where cracks would otherwise go.',
      long: 'A driveway is only as good as what lies beneath it. COMPANY NAME removes the old one, compacts a stone base, sets steel and pours the right mix for our winters. Joints are cut the same day, and you can park after a week.',
    },
    {
      name: 'Stamped Concrete',
      keyword: 'stamped concrete',
      short: 'The look of slate, brick or wood without weeds between the stones.',
      long: 'We color the mix, add a second tone while stamping and seal the surface so that it sheds water and stays bright. Samples come to your home, and borders or steps are formed to match.',
    },
    {
      name: 'Patios & Walkways',
      keyword: 'concrete patio',
      short: 'Level places to sit and safe ways to get there, sloped to drain.',
      long: 'From a small landing to an outdoor kitchen, we shape curves or clean lines, set the slope away from the house and finish with a broom or an exposed aggregate that is kind to bare feet.',
    },
    {
      name: 'Foundations & Slabs',
      keyword: 'concrete foundation',
      short: 'Garages, sheds, additions and shops on a slab that meets the inspector’s tape.',
      long: 'COMPANY NAME lays out, digs, forms and pours footings and slabs with vapor barrier, insulation and anchors as drawn. We schedule inspections and keep your builder informed.',
    },
    {
      name: 'Concrete Repair & Leveling',
      keyword: 'concrete leveling',
      short: 'Sunken slabs lifted, cracks filled and surfaces renewed for less than replacement.',
      long: 'A slab that has settled can often be raised in an hour with foam and used the same day. We fill joints, repair spalls and resurface where the structure is sound, and tell you frankly when it is not.',
    },
    {
      name: 'Retaining Walls & Steps',
      keyword: 'retaining wall',
      short: 'Poured or block walls with drainage behind them, and steps that feel right underfoot.',
      long: 'Water is what pushes walls over, so we give it a way out: gravel, fabric and drain pipe come standard. Steps are formed with even risers and a finish that grips in the rain.',
    },
  ],
  faqs: [
    [
      'How soon can I use new concrete?',
      'Walk on it after a day, drive on it after seven. Full strength takes about four weeks.',
    ],
    ['Will it crack?', 'All concrete moves. We place joints so that it cracks where you cannot see it.'],
    ['Can you pour in cold weather?', 'Down to about freezing, with blankets and the right mix. Below that we wait.'],
    ['Do I need a permit?', 'For driveways at the street and structural work, usually. We take care of it.'],
    ['How thick will it be?', 'Four inches for patios and walks, five to six for driveways, as drawn for foundations.'],
  ],
  reviews: [
    {
      service: 0,
      text: 'The best driveway on the street. They tamped the base for a whole day, and now I know why it matters.',
    },
    { service: 1, text: 'Guests think our patio is real slate.' },
    { service: 4, text: 'Lifted our sunken porch in forty minutes. Magic.' },
    { service: 3, text: 'Shop floor is dead level and passed inspection on the first try.' },
    { service: 5, text: 'The wall drains just as they promised, even in the big April rain.' },
    { service: 2, text: 'Lovely curve to the garden, clean edges, tidy crew.' },
  ],
};
