import type { Industry } from './types.ts';

export const roofing: Industry = {
  id: 2,
  name: 'Roofing',
  key: 'roofing',
  trade: 'roofers',
  colors: ['#8c2f2b', '#e0a458'],
  keywords: ['roofing contractor', 'roof repair', 'roof replacement', 'storm damage roof', 'gutter installation'],
  taglines: [
    'Roofs that outlast the weather in {city}',
    '{city}’s {keyword} for repairs, replacements and honest inspections',
    'A dry home starts at the top: roofing in {city}, {state}',
    'Storm-tested roofs by people who live here',
  ],
  abouts: [
    '{company} repairs and replaces roofs in {city} and the surrounding towns. We photograph every slope before we say a word about price, explain what needs doing now and what can wait, and protect your garden while we work. Each roof is swept for nails twice and covered by a written workmanship warranty.',
    'A good roof is quiet: you forget that it is there. {company} has been building quiet roofs across {city}, {state} with certified crews, careful flashing and clear communication from the first inspection to the last magnet sweep.',
  ],
  services: [
    {
      name: 'Roof Repair',
      keyword: 'roof repair',
      short: 'Leaks traced to their source and fixed, from a lifted shingle to worn flashing around the chimney.',
      long: 'Water rarely drips where it comes in. Our roofers follow it from the stain on the ceiling to the opening in the roof, then repair shingles, flashing, vents or valleys with materials that match. You receive before and after photos, and if the same leak returns within the warranty we come back at no charge.',
    },
    {
      name: 'Roof Replacement',
      keyword: 'roof replacement',
      short: 'Complete tear-off and new roof, usually finished in one or two days, with a clean yard at the end.',
      long: 'When repairs no longer make sense, COMPANY NAME removes the old roof down to the deck, replaces soft wood, and installs underlayment, ice barrier, shingles and ventilation as one system. We cover plants and pools, keep you informed through the day, and leave only after a magnet has gone over every foot of lawn and driveway.',
    },
    {
      name: 'Storm Damage & Insurance Help',
      keyword: 'storm damage roof repair',
      short: 'Fast tarping after hail and wind, thorough documentation and a contractor at the adjuster meeting.',
      long: 'After a storm, speed matters and so does paperwork. We secure the roof first, then document each hit with photos and measurements. Our project manager meets your adjuster on the roof so that nothing is overlooked, and our price follows the approved scope without surprises.',
    },
    {
      name: 'Metal Roofing',
      keyword: 'metal roofing',
      short: 'Standing-seam and metal shingle roofs that shrug off snow, wind and decades of sun.',
      long: 'A metal roof costs more once and less ever after. COMPANY NAME forms standing-seam panels on site for a precise fit, hides every fastener and offers colors that stay cool in summer. It is a fine match for homes, porches and barns that should not need another roof for fifty years.',
    },
    {
      name: 'Gutters & Downspouts',
      keyword: 'gutter installation',
      short: 'Seamless gutters, guards and downspouts that carry water well away from your foundation.',
      long: 'Even the best roof needs somewhere for the water to go. We measure, form and hang seamless aluminum gutters in one visit, set the right slope and bring downspouts out far enough to keep the basement dry. Gutter guards are available for homes under trees.',
    },
    {
      name: 'Roof Inspections',
      keyword: 'roof inspection',
      short: 'A written report with photos for buyers, sellers and owners who like to plan ahead.',
      long: 'Know where you stand before the next storm or the next closing date. We inspect the roof, attic and drainage, estimate the remaining years of service and list repairs by urgency. The report is yours to keep, whoever does the work.',
    },
  ],
  faqs: [
    [
      'How long does a new roof take?',
      'Most homes are finished in one or two days. Steep, large or metal roofs can take up to a week, and we tell you before we begin.',
    ],
    [
      'How do I know whether I need a repair or a new roof?',
      'Age, widespread granule loss and repeated leaks speak for replacement. A single leak on a younger roof is usually a repair. We show you photos and let you decide.',
    ],
    [
      'Will you work with my insurance company?',
      'Yes. We document the damage, meet the adjuster and supply every form that your insurer asks for.',
    ],
    [
      'What happens if it rains during the job?',
      'We watch the radar, open only as much roof as we can close the same day and carry waterproof covers on every truck.',
    ],
    [
      'Is there a warranty?',
      'Materials carry the manufacturer’s warranty, and our workmanship is guaranteed in writing for ten years.',
    ],
    [
      'Do I have to be at home?',
      'Not as long as we can reach an outdoor outlet. We send photos at the end of each day.',
    ],
  ],
  reviews: [
    {
      service: 1,
      text: 'New roof in a day and a half, and I could not find a single nail in the grass. The crew was courteous and quick.',
    },
    {
      service: 0,
      text: 'Two other companies wanted to sell me a roof. These folks fixed the flashing and the leak is gone.',
    },
    { service: 2, text: 'They met the adjuster, found hail hits he had missed and made the claim painless.' },
    { service: 4, text: 'Our basement has been dry since the new gutters went up. Neat work around the dormers.' },
    { service: 3, text: 'The metal roof looks wonderful on our farmhouse. Even the neighbors stop to ask.' },
    { service: 5, text: 'Clear report with photos before we bought the house. It saved us real money.' },
  ],
};
