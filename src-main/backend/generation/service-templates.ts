/**
 * Sentences about a service. {service} becomes the service's name in lower case. {in} becomes “ in Reno”, or nothing if
 * the place is unknown. No sentence mentions years, because only staff know how long a company has been in business.
 */
export const shorts = [
  '{Service}{in} done carefully, with a clear price before we start.',
  '{company} makes {keyword} simple: honest advice, tidy work and a written price.',
  'Need {keyword}{in}? {company} gets it right the first time and cleans up after.',
  'Dependable {keyword}{in}, from people who arrive on time and explain what they do.',
  '{Service} that lasts, by {trade} who treat your home as their own.',
];

export const openings = [
  'When it comes to {keyword}, details decide how long the result lasts.',
  'Good {keyword} begins with listening, and that is where {company} starts every job{in}.',
  '{company} provides {keyword}{in} for people who want it done once and done right.',
  'Homes and businesses{in} call {company} when {keyword} cannot be left to chance.',
];

export const methods = [
  'We look at the situation first, talk through the options and put the price in writing, so that you know what will happen before any work begins.',
  'Our {trade} inspect, measure and explain what they find in plain words, then agree on a plan and a price with you.',
  'You get a straight answer, a written estimate and an arrival time that we keep.',
];

export const cares = [
  'Floors and furniture are protected, the right parts and tools come along, and nothing is called finished until it has been checked.',
  'We use materials that we would choose for our own homes, and we leave the place as clean as we found it.',
  'Every step is done to code and to the maker’s instructions, and you see the result before we leave.',
];

export const relateds = [
  'Ask us about {keywords} as well: much of it can be done in the same visit.',
  'Customers often combine it with {keywords}, which saves a second appointment.',
  'Beyond this we take care of {keywords}, so one call is enough.',
];

export const closings = [
  'Call or text {company} today and tell us what you need.',
  'Get in touch with {company} for a free estimate; the answer comes quickly.',
  'Talk to {company} about your project and book a time that suits you.',
];

export const questions = [
  'Looking for {keyword}{in}?',
  'Is it time for {keyword}?',
  'Thinking about {keyword} for your home or business?',
];

export const answers = [
  '{company} takes care of the whole job, from the first look to the final check, so you do not have to coordinate anything yourself.',
  'With {company} you deal with one team that plans the work, does it and stands behind it.',
  '{company} keeps it straightforward: one visit to see what is needed, one written price, one crew that sees it through.',
];

export const points = [
  'A written price before any work begins',
  'Trained {trade} who call before they arrive',
  'Quality parts and materials that suit your home',
  'Clean work areas, every single day',
  'Clear answers to your questions, without jargon',
  'Workmanship that we guarantee in writing',
  'Appointments that fit your day',
];

export const results = [
  'The result is work that looks right, works right and keeps its value.',
  'What you get is a job that holds up and a home that feels looked after.',
  'In the end you have one thing less to think about.',
];
