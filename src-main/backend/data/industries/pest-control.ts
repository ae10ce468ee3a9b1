import type { Industry } from './types.ts';

export const pestControl: Industry = {
  id: 12,
  name: 'Pest Control',
  key: 'pest-control',
  trade: 'pest control technicians',
  colors: ['#2f5d50', '#e4b04a'],
  keywords: ['pest control', 'exterminator', 'termite treatment', 'rodent control', 'mosquito control'],
  taglines: [
    'A home in {city} that is only yours',
    'Thoughtful {keyword} for families and pets',
    'Pests out, peace in: {company}',
    'Stop it at the source, keep it away for good',
  ],
  abouts: [
    '{company} protects homes in {city} by looking for causes, not only for bugs. We inspect, seal, treat as little as necessary and come back until the problem is gone. Products are chosen with children, pets and bees in mind.',
    'Nobody likes to make this call, so {company} makes it easy: discreet vehicles, clear advice and a guarantee. Families and restaurants across {city}, {state} have relied on us for years.',
  ],
  services: [
    {
      name: 'General Pest Protection',
      keyword: 'pest control',
      short: 'Quarterly care against ants, spiders, roaches and wasps, with free visits in between.',
      long: 'We treat outside first, where pests come from, and inside only where it is needed. COMPANY NAME removes webs and nests, seals small gaps and returns at no charge if anything shows up between visits.',
    },
    {
      name: 'Termite Inspection & Treatment',
      keyword: 'termite treatment',
      short: 'Early detection, bait or barrier treatment and a bond that can pass to the next owner.',
      long: 'Termites work quietly. We check crawlspaces, slabs and trim with moisture meters, explain what we find with photos and install bait stations or a liquid barrier. Annual inspections keep your guarantee alive.',
    },
    {
      name: 'Rodent Control',
      keyword: 'rodent control',
      short: 'Mice and rats removed, entries sealed, attic cleaned up.',
      long: 'Traps alone never end it. We find how they come in, close every gap with steel and mortar, trap what is left and clean what they left behind. Follow-up visits are included until it stays quiet.',
    },
    {
      name: 'Mosquito & Tick Control',
      keyword: 'mosquito control',
      short: 'Yards you can use again, with treatments timed around bees and blossoms.',
      long: 'From April to October we treat resting places, empty standing water and place traps where they work. COMPANY NAME sprays early in the morning, never on flowers, and tells you when children and pets may go out again.',
    },
    {
      name: 'Bed Bug Treatment',
      keyword: 'bed bug treatment',
      short: 'Heat or targeted treatment, discreet and thorough, with follow-up checks.',
      long: 'Bed bugs can happen to anybody. We inspect with care, treat whole rooms with heat or focused products and return twice to be sure. You get a simple list of what to wash and what to leave to us.',
    },
    {
      name: 'Wildlife Removal',
      keyword: 'wildlife removal',
      short: 'Squirrels, raccoons and bats guided out humanely and kept out.',
      long: 'We use one-way doors and live traps, wait for the young where the season asks for it, then close the opening so that nobody moves back in. Damage to vents and insulation can be repaired in the same visit.',
    },
  ],
  faqs: [
    [
      'Are treatments safe for my pets?',
      'Yes. We use targeted products and tell you exactly when a treated area is dry and safe.',
    ],
    [
      'How soon will I see results?',
      'Ants and roaches drop within days. Termites and rodents take a few weeks, and we keep checking.',
    ],
    ['Do I need to leave the house?', 'Rarely. Only heat treatments ask for a day away.'],
    ['What if they come back?', 'So do we. Visits between regular services are free.'],
    ['Can you come today?', 'Usually, for wasps and rodents. Call before noon for the best chance.'],
  ],
  reviews: [
    { service: 0, text: 'Not an ant since spring, and the technician explained how they got in.' },
    { service: 2, text: 'They sealed fourteen holes that we never knew about. Silence at last.' },
    { service: 1, text: 'Found termites before we closed on the house. Thorough report.' },
    { service: 3, text: 'We eat on the patio again. The garden is full of bees, too.' },
    { service: 4, text: 'Kind, discreet and it worked the first time.' },
    { service: 5, text: 'The raccoon family moved out unharmed and our attic is closed up.' },
  ],
};
