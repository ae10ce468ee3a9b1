// Templates for texts of all trades. compose.ts chooses from them and fills in the placeholders.

export const taglines = [
  '{city}’s {keyword} people trust and recommend',
  'Quality {industry} work in {city}, done with care',
  'Honest prices. Careful work. {company}.',
  'When {city} needs a {keyword}, it calls {company}',
  'Local, careful and on time: {industry} in {location}',
  'Good work, good manners, good value in {city}',
];

export const openings = [
  '{company} is a locally owned {industry} company serving {location} and the communities nearby.',
  'For homes and businesses across {location}, {company} is the {industry} team to call.',
  'At {company}, we believe that good {industry} work starts with listening to the people of {location}.',
  'People in {city} choose {company} for {industry} work that is done once and done right.',
];

export const strengths = [
  'We specialize in {keywords}, and we bring the same care to a small repair as to a large project.',
  'From {keywords} to the odd jobs that others turn down, our crew has the tools and the patience to do it well.',
  'Whether you need {keywords} or simply a second opinion, you get a straight answer and a written price.',
];

export const promises = [
  'Every visit begins with a clear estimate, and we do not leave until the site is clean and you are happy with the result.',
  'We show up when we say we will, protect your property while we work, and stand behind everything we do.',
  'Our people are trained, careful and friendly, and they treat your home as if it were their own.',
];

export const closings = [
  'Call or text us today for a free estimate.',
  'Tell us about your project: we usually answer within the hour.',
  'Give us a try, and see why our neighbors keep calling us back.',
];

export const titles = [
  '{Keyword} in {city}, {state} | {company}',
  '{company} | {Keyword} in {city}, {state}',
  '{Keyword} {city} {state} – {company}',
  '{company}: Trusted {Industry} in {city}, {state}',
];

export const descriptions = [
  'Looking for a {keyword} in {city}, {state}? {company} offers careful work, clear prices and fast answers. Call for a free estimate today.',
  '{company} provides {industry} services in {city}, {state}. Careful work and a clear price before we start. Get your free quote now.',
  'Need {keyword} help in {city}? {company} shows up on time, puts the price in writing and cleans up after the job. Book your visit.',
  'From small repairs to large projects, {company} is the {industry} team that {city}, {state} relies on. Call or text for a free estimate.',
];
