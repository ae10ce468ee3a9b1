import type { Industry } from './types.ts';

export const plumbing: Industry = {
  id: 1,
  name: 'Plumbing',
  key: 'plumbing',
  trade: 'plumbers',
  colors: ['#0b5cad', '#f2a33a'],
  keywords: ['plumber', 'emergency plumber', 'drain cleaning', 'water heater repair', 'leak detection'],
  taglines: [
    'The {city} {keyword} who shows up, cleans up and stands behind the work',
    'Straight answers and solid plumbing for {city} homes',
    'Leaks, drains and water heaters, fixed right the first time in {city}',
    'Your neighborhood {keyword} in {city}, {state}',
  ],
  abouts: [
    '{company} looks after the pipes, drains and water heaters of homes and small businesses in {city} and the towns around it. Every visit starts with a clear look at the problem and a written price, so you decide before any work begins. Our plumbers wear shoe covers, keep the work area tidy and explain what they did and why.',
    'When water goes where it should not, you want someone calm at the door. {company} has served {city}, {state} with same-day repairs, careful installations and honest advice. We carry the common parts on the truck, we call before we arrive, and we guarantee our workmanship in writing.',
  ],
  services: [
    {
      name: 'Drain Cleaning',
      keyword: 'drain cleaning',
      short: 'Slow or blocked drains cleared with the right cable or jet, and a camera check so the clog stays gone.',
      long: 'A drain that backs up again after a week was never really cleaned. COMPANY NAME clears kitchen, bath and main lines with cables and high-pressure jetting sized for your pipe, then runs a camera through the line so that you can see the result. If roots or a broken section are to blame, we show you the footage and give you options with prices before anything else happens.',
    },
    {
      name: 'Water Heater Repair & Replacement',
      keyword: 'water heater repair',
      short: 'Hot water back the same day: repairs, tank replacements and tankless upgrades sized for your household.',
      long: 'No hot water is a bad start to any morning. We repair gas and electric tanks from every common brand, and when a heater has reached the end of its life we help you choose between a new tank and a tankless unit by how your family really uses water. Old equipment is hauled away, connections are brought up to code, and the new heater is registered for its full warranty.',
    },
    {
      name: 'Leak Detection',
      keyword: 'leak detection',
      short: 'Hidden leaks found with acoustic and thermal tools, without tearing into walls that are fine.',
      long: 'A rising water bill, a warm spot on the floor or a musty cabinet often means water is escaping where you cannot see it. Our plumbers listen, measure and scan before they open anything. You receive photos of the findings and a repair plan that disturbs as little of your home as possible.',
    },
    {
      name: 'Toilet & Faucet Repair',
      keyword: 'toilet repair',
      short: 'Running toilets, dripping faucets and loose fixtures put right in a single visit.',
      long: 'Small drips add up to thousands of gallons. We rebuild or replace toilets, faucets, shower valves and disposals, with quality parts kept on the truck so that most repairs take one visit. If a new fixture makes more sense than another repair, we say so.',
    },
    {
      name: 'Sewer Line Repair',
      keyword: 'sewer line repair',
      short: 'Camera inspection, spot repairs and full replacements, trenchless wherever the line allows it.',
      long: 'Gurgling drains and soggy patches in the yard point to the sewer line. COMPANY NAME starts with a camera inspection and marks the exact spot and depth of the problem. Where the pipe allows it we line or burst it without a trench, which spares your lawn and driveway, and we handle permits and inspections for you.',
    },
    {
      name: 'Repiping',
      keyword: 'house repiping',
      short: 'Old galvanized or polybutylene lines replaced with copper or PEX, room by room, with little mess.',
      long: 'Rusty water, weak pressure and repeated leaks are signs that supply lines are worn out. We plan a repipe around your routine, protect floors and furniture, keep water on overnight whenever possible and patch the openings we make. The result is strong, clean water at every tap.',
    },
    {
      name: 'Emergency Plumbing',
      keyword: 'emergency plumber',
      short: 'Burst pipe or backed-up sewer? A real person answers day and night and sends help.',
      long: 'Water damage grows by the minute. Call and we talk you through shutting off the water while a plumber is on the way. Our emergency team carries what it takes to stop the leak, make things safe and, in most cases, finish the repair on the spot.',
    },
  ],
  faqs: [
    [
      'How soon can a plumber come out?',
      'Most calls that reach us before noon are handled the same day. For active leaks and sewer backups we send the nearest truck right away.',
    ],
    [
      'Do you give prices before starting?',
      'Yes. We look at the problem first, then give you a written price. Nothing begins until you approve it.',
    ],
    [
      'Is it better to repair or replace my water heater?',
      'If the tank itself leaks or the unit is more than ten years old, replacement usually costs less in the long run. Otherwise a repair is often the sensible choice.',
    ],
    [
      'Are chemical drain cleaners safe?',
      'They can damage older pipes and rarely remove the cause of a clog. Mechanical cleaning is kinder to the pipe and lasts longer.',
    ],
    [
      'What does a repair cost?',
      'That depends on the parts and the time. We have a look first and give you the price in writing, before any work begins.',
    ],
    [
      'What should I do if a pipe bursts?',
      'Shut off the main valve, open a faucet at the lowest point to drain the line, switch off the water heater and call us.',
    ],
  ],
  reviews: [
    {
      service: 0,
      text: 'Our kitchen drain had been slow for months. They cleared it in under an hour, showed us the camera picture and left the floor cleaner than they found it.',
    },
    {
      service: 1,
      text: 'The water heater gave out on a Friday night and we had hot showers again by Saturday lunch. Fair price and no pressure to buy the biggest model.',
    },
    { service: 2, text: 'Found a pinhole leak behind the bathroom wall without ripping it apart. I was impressed.' },
    {
      service: 6,
      text: 'Called at 2 am with water coming through the ceiling. They stayed on the phone until I found the valve and were here within the hour.',
    },
    { service: 3, text: 'Replaced two faucets and a running toilet in one visit. On time, polite, tidy.' },
    { service: 4, text: 'They saved our old maple by repairing the sewer line without digging up the yard.' },
    { service: 5, text: 'The repipe took three days, exactly as promised, and we had water every evening.' },
  ],
};
