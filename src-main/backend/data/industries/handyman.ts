import type { Industry } from './types.ts';

export const handyman: Industry = {
  id: 11,
  name: 'Handyman',
  key: 'handyman',
  trade: 'handymen',
  colors: ['#a3472f', '#2f6f8f'],
  keywords: ['handyman', 'home repair', 'furniture assembly', 'drywall repair', 'TV mounting'],
  taglines: [
    'Your whole list, done in one visit',
    'The {city} {keyword} who actually calls back',
    'Small jobs done with big care in {city}',
    'Fix it, hang it, build it: {company}',
  ],
  abouts: [
    '{company} takes care of the list on your refrigerator. Doors that stick, shelves to hang, a faucet that drips: we bring the tools and the patience, work by the hour or by the job, and tidy up after ourselves. Neighbors in {city} have made us their first call.',
    'Every home has a dozen small things that nobody comes out for. {company} does. Send us a photo, get a price, and cross it off: that is how we work in {city}, {state}.',
  ],
  services: [
    {
      name: 'Home Repairs',
      keyword: 'home repair',
      short: 'Doors, locks, screens, trim and all the little things that bother you daily.',
      long: 'Give us your list and we bring what it takes. COMPANY NAME adjusts doors, replaces locks and screens, repairs trim and tightens what has come loose. Most lists of five or six items fit into a half day.',
    },
    {
      name: 'Mounting & Hanging',
      keyword: 'TV mounting',
      short: 'TVs, shelves, mirrors and art, level and anchored in whatever your wall is made of.',
      long: 'We find the studs, hide the cables and use anchors that are made for the load. Bring the picture; we bring the level. Brick and tile are no problem.',
    },
    {
      name: 'Furniture Assembly',
      keyword: 'furniture assembly',
      short: 'Flat packs, cribs, grills and playsets put together right, packaging taken away.',
      long: 'Save your Saturday. We assemble everything from a bookcase to a trampoline, anchor what could tip and recycle the cardboard.',
    },
    {
      name: 'Drywall & Paint Touch-Ups',
      keyword: 'drywall repair',
      short: 'Holes and scuffs repaired and painted to match.',
      long: 'Doorknob holes, nail pops and scuffed hallways disappear. We patch, sand, match the texture and paint to a natural edge, so that the repair does not show.',
    },
    {
      name: 'Bathroom & Kitchen Fixes',
      keyword: 'bathroom repair',
      short: 'Faucets, caulk, toilet seats, disposals and cabinet hinges in one visit.',
      long: 'Wet rooms wear out first. COMPANY NAME renews caulk that has turned dark, swaps faucets and disposals, realigns cabinet doors and fixes running toilets, and tells you honestly when a job calls for a plumber.',
    },
    {
      name: 'Decks, Fences & Outdoor Repairs',
      keyword: 'deck repair',
      short: 'Loose boards, leaning posts and gates that will not latch.',
      long: 'We replace rotten boards, reset posts, rehang gates and secure railings so that your yard is safe for children and guests. Matching stain is available.',
    },
  ],
  faqs: [
    ['Is there a minimum?', 'One hour. Many customers collect small jobs and book a half day.'],
    [
      'Do you bring materials?',
      'We bring tools and common materials. For special items we shop for you or use what you have bought.',
    ],
    ['How do I get a price?', 'Text us photos. Most jobs can be priced the same day without a visit.'],
    ['Do you bring the materials?', 'Whatever you like: we buy them for you and show the receipts, or use yours.'],
    [
      'Are there jobs that you do not do?',
      'We leave panels, gas lines and roofs to those trades and gladly recommend good ones.',
    ],
  ],
  reviews: [
    { service: 0, text: 'Eleven things on my list, all done by three o’clock. I nearly cried.' },
    { service: 1, text: 'TV over the fireplace, no wires to be seen, perfectly level.' },
    { service: 2, text: 'Two bunk beds and a desk assembled while we were at work.' },
    { service: 3, text: 'You cannot tell where the hole was.' },
    { service: 4, text: 'New faucet, fresh caulk, quiet toilet. Reasonable and friendly.' },
    { service: 5, text: 'The gate closes with one finger now, after five years.' },
  ],
};
