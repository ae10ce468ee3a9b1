import type { Industry } from './types.ts';

export const treeService: Industry = {
  id: 9,
  name: 'Tree Service',
  key: 'tree-service',
  trade: 'arborists',
  colors: ['#3d6b35', '#d98a2b'],
  keywords: ['tree service', 'tree removal', 'tree trimming', 'stump grinding', 'emergency tree service'],
  taglines: [
    'Safer trees and brighter yards in {city}',
    'Careful climbers, clean yards: {company}',
    'The {city} {keyword} that leaves only sunlight behind',
    'Healthy trees where you want them, none where you do not',
  ],
  abouts: [
    '{company} prunes, removes and looks after trees in {city}. Certified arborists inspect before anyone starts a saw, ropes lower the heavy pieces, and mats protect the lawn. We keep what can be kept and remove what must go.',
    'Trees outlive most decisions made about them, so {company} makes those decisions with care. Homeowners across {city}, {state} call us for honest advice, safe climbing and a rake at the end of the day.',
  ],
  services: [
    {
      name: 'Tree Removal',
      keyword: 'tree removal',
      short: 'Dead, leaning or crowded trees taken down in controlled pieces, even over roofs and fences.',
      long: 'The hard part of a removal is everything around the tree. COMPANY NAME plans each cut, lowers limbs by rope or crane and keeps the ground crew out of the drop zone. Wood can be stacked for your fireplace or hauled away, and the yard is raked before we leave.',
    },
    {
      name: 'Tree Trimming & Pruning',
      keyword: 'tree trimming',
      short: 'Shaped for health, light and clearance, never topped.',
      long: 'Good pruning is hard to see and easy to feel. We remove dead and rubbing limbs, thin crowns so that wind passes through and clear roofs and wires, all with cuts that heal. Fruit trees are pruned for next year’s harvest.',
    },
    {
      name: 'Stump Grinding',
      keyword: 'stump grinding',
      short: 'Ground well below the surface, chips spread or removed, ready for grass.',
      long: 'Our grinders fit through a garden gate. We take stumps and surface roots down eight to twelve inches, fill the hole with chips or topsoil and leave a spot that can be seeded the same week.',
    },
    {
      name: 'Emergency Tree Service',
      keyword: 'emergency tree service',
      short: 'Storm damage made safe at any hour, with photos for your insurer.',
      long: 'A tree on the house cannot wait for Monday. COMPANY NAME answers at night, secures the site, lifts the weight from the roof and covers the opening. We document every step for your insurance.',
    },
    {
      name: 'Tree Health & Cabling',
      keyword: 'tree health care',
      short: 'Diagnosis, treatment and support for the trees that make your property.',
      long: 'Yellow leaves, mushrooms or a split fork are signs worth reading early. Our arborist finds the cause, treats pests and soil, and installs cables that carry a weak crotch for decades.',
    },
    {
      name: 'Lot Clearing',
      keyword: 'lot clearing',
      short: 'Brush and trees cleared for building, views or pasture, selected stems saved.',
      long: 'We walk the lot with you, mark what stays, then clear the rest with equipment that is easy on the soil. Material is chipped, milled or hauled, and erosion control is set before we go.',
    },
  ],
  faqs: [
    [
      'Do I need a permit to remove a tree?',
      'In some neighborhoods, yes. We know the local rules and handle the application.',
    ],
    ['How do you protect my garden?', 'We lay mats for machines, lower branches on ropes and rake up before we leave.'],
    ['When should trees be pruned?', 'Most in late winter; dead wood at any time. We advise for each species.'],
    ['Will your equipment damage my lawn?', 'We lay mats on soft ground and use light machines where we can.'],
    ['What does a removal cost?', 'It depends on size, condition and access. Estimates are free and in writing.'],
  ],
  reviews: [
    { service: 0, text: 'Took down a giant oak between two houses without touching a shingle. A pleasure to watch.' },
    { service: 1, text: 'The maples look natural and the roof gets sun again.' },
    { service: 3, text: 'Tree on the garage at midnight, tarp on the roof by two. Heroes.' },
    { service: 2, text: 'Six stumps gone in a morning and grass is already growing.' },
    { service: 4, text: 'They saved our old beech with two cables instead of selling us a removal.' },
    { service: 5, text: 'The lot was cleared exactly as marked, every dogwood still standing.' },
  ],
};
