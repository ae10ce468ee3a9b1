import type { Industry } from './types.ts';

export const moving: Industry = {
  id: 13,
  name: 'Moving',
  key: 'moving',
  trade: 'movers',
  colors: ['#2a4d8f', '#f28f3b'],
  keywords: ['moving company', 'local movers', 'packing service', 'long distance moving', 'piano movers'],
  taglines: [
    'Moving day, minus the dread',
    'The {city} {keyword} with careful hands',
    'Your things, treated like ours',
    'From the first box to the last lamp: {company}',
  ],
  abouts: [
    '{company} moves families and offices in and out of {city} with trained crews, clean trucks and a price that does not grow on the way. Furniture is wrapped, floors are covered, and beds are set up before we leave.',
    'A move is a big day. {company} brings calm to it: a plan beforehand, a crew leader who stays with you, and an answer whenever you call. That is why half of our customers in {city}, {state} come by recommendation.',
  ],
  services: [
    {
      name: 'Local Moving',
      keyword: 'local movers',
      short: 'Apartments and houses moved in a day, priced by the hour with no hidden fees.',
      long: 'COMPANY NAME sends the right crew for your home, covers floors and door frames, wraps furniture in blankets and loads so that nothing shifts. The clock starts when we arrive and stops when the last bed is set up.',
    },
    {
      name: 'Long-Distance Moving',
      keyword: 'long distance moving',
      short: 'Your own truck, your own crew and a delivery date that holds.',
      long: 'We do not mix your household with strangers’ goods. The crew that loads also drives and unloads, you can follow the truck, and the price is fixed after a video survey.',
    },
    {
      name: 'Packing & Unpacking',
      keyword: 'packing service',
      short: 'Kitchen, art or the whole house packed by people who do it every day.',
      long: 'We bring boxes, paper and crates, label every carton by room and pack a kitchen in the time it takes to find your own tape. On the other side we unpack, fold the boxes and take them away.',
    },
    {
      name: 'Piano & Specialty Moving',
      keyword: 'piano movers',
      short: 'Pianos, safes, antiques and art with the gear and the know-how that they need.',
      long: 'Heavy and delicate at once: that calls for boards, straps and experience. COMPANY NAME measures the way beforehand, pads every corner and sets the instrument exactly where you want it.',
    },
    {
      name: 'Office Moving',
      keyword: 'office movers',
      short: 'Close on Friday, open on Monday.',
      long: 'We label desks and cables, move in the evening or over the weekend and set up from a floor plan, so that your people find their places on Monday morning.',
    },
    {
      name: 'Storage',
      keyword: 'moving and storage',
      short: 'Clean, monitored storage by the month when keys and dates do not line up.',
      long: 'Closing dates slip. Your things wait in sealed vaults in our own warehouse, stay wrapped, and are delivered when you are ready.',
    },
  ],
  faqs: [
    [
      'How far ahead should I book?',
      'Two to four weeks is comfortable; the end of the month and summer fill up first.',
    ],
    [
      'Is the estimate binding?',
      'Long-distance prices are fixed. Local moves are by the hour with an estimate that we rarely exceed.',
    ],
    ['How do you protect my things?', 'With blankets, wrap and straps; what is fragile travels in boxes of its own.'],
    ['What can you not move?', 'Fuel, paint, propane and plants over long distances. We send a list.'],
    ['Do you take furniture apart?', 'Yes, and put it together again. Tools are on the truck.'],
  ],
  reviews: [
    { service: 0, text: 'Three floors, no elevator, not a scratch. They even joked about the couch.' },
    { service: 1, text: 'Same two men from our old door to our new one, 900 miles, right on time.' },
    { service: 2, text: 'Packed our kitchen in three hours and every glass arrived whole.' },
    { service: 3, text: 'Grandma’s piano is in tune and in place. Thank you!' },
    { service: 4, text: 'We answered phones at eight on Monday as if nothing had happened.' },
    { service: 5, text: 'Our closing slipped six weeks; storage was easy and spotless.' },
  ],
};
