import type { Industry } from './types.ts';

export const painting: Industry = {
  id: 7,
  name: 'Painting',
  key: 'painting',
  trade: 'painters',
  colors: ['#3b5ba9', '#ef7b5a'],
  keywords: ['house painters', 'interior painting', 'exterior painting', 'cabinet painting', 'deck staining'],
  taglines: [
    'Clean lines, calm crews, beautiful rooms in {city}',
    'Painters that {city} invites back',
    'Prep like it matters, paint that lasts',
    'A fresh coat for {city} homes, inside and out',
  ],
  abouts: [
    '{company} paints homes in {city} with patience where it counts: washing, sanding, caulking and priming before the first coat. We protect floors and furniture, keep the same crew from start to finish and walk through every room with you at the end.',
    'Color is the quickest way to love your home again. {company} helps families in {city}, {state} choose it, test it on the wall and apply it with lines so straight that you look twice.',
  ],
  services: [
    {
      name: 'Interior Painting',
      keyword: 'interior painting',
      short: 'Walls, ceilings and trim with sharp lines, low odor and furniture back in place by evening.',
      long: 'COMPANY NAME moves and covers furniture, repairs nail holes and cracks, sands between coats and cuts every line by hand. We use low-odor paints that let you sleep in the room the same night, and we label what is left for touch-ups.',
    },
    {
      name: 'Exterior Painting',
      keyword: 'exterior painting',
      short: 'Washed, scraped, primed and painted to stand up to sun and rain for years.',
      long: 'Exterior paint fails from underneath. We wash and dry the surface, scrape and sand loose paint, prime bare wood, renew caulk and only then apply two full coats. Plants are covered, and the weather decides the schedule, not the calendar.',
    },
    {
      name: 'Cabinet Painting',
      keyword: 'cabinet painting',
      short: 'A new kitchen for a fraction of the price, sprayed smooth and cured hard.',
      long: 'Doors are numbered, taken to our shop, degreased, sanded, primed and sprayed with a cabinet-grade finish while boxes are done on site. Most kitchens are back in use within a week, and the finish wipes clean for years.',
    },
    {
      name: 'Deck & Fence Staining',
      keyword: 'deck staining',
      short: 'Wood cleaned, brightened and sealed in a color that lets the grain show.',
      long: 'Sun and rain turn wood gray. We wash with care, brighten, replace the odd board and apply a penetrating stain that does not peel. COMPANY NAME reminds you when it is time for a maintenance coat.',
    },
    {
      name: 'Drywall Repair',
      keyword: 'drywall repair',
      short: 'Holes, cracks and water stains made to disappear, texture matched.',
      long: 'From a doorknob dent to a ceiling after a leak, we cut, patch, float and texture until you cannot find the place, then paint corner to corner so that nothing flashes in the light.',
    },
    {
      name: 'Color Consultation',
      keyword: 'color consultation',
      short: 'Large samples on your own walls, in your own light, before you decide.',
      long: 'Small chips mislead. We bring large samples, look at them morning and evening, and help you find colors that work with floors and furniture. The fee is credited when we paint.',
    },
  ],
  faqs: [
    [
      'How long does a room take?',
      'A bedroom is usually done in a day, a living area in two. You get a schedule with the estimate.',
    ],
    ['Do I need to move furniture?', 'Take pictures and small things down; we move and cover the rest.'],
    [
      'Which paint do you use?',
      'Premium lines from major makers, chosen for the room. The exact product is on your estimate.',
    ],
    ['Can you paint in winter?', 'Inside, yes, all year. Outside we need dry days above about 40 degrees.'],
    ['Do you guarantee your work?', 'Yes, two years inside and three outside against peeling and blistering.'],
  ],
  reviews: [
    { service: 0, text: 'The lines are so crisp that my husband checked them with a ruler. Lovely, quiet crew.' },
    { service: 2, text: 'Our 1990s oak kitchen looks brand new. People think we remodeled.' },
    { service: 1, text: 'They spent two days on prep alone, and it shows. The house glows.' },
    { service: 3, text: 'The deck looks better than when it was built.' },
    { service: 4, text: 'I cannot find where the ceiling stain was, and I know where to look.' },
    { service: 5, text: 'Saved us from a very purple gray. Worth it.' },
  ],
};
