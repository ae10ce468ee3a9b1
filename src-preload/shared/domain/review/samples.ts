interface Sample {
  source: 'Google' | 'Facebook';
  reviewer: string;
  review: string;
}

/** Made-up reviews that fit any trade. Staff can add them as examples to replace; pages never show them. */
export const samples: readonly Sample[] = [
  {
    source: 'Google',
    reviewer: 'Dana R.',
    review:
      'On time, friendly and very clear about the price before they started. The work looks great and they left everything spotless.',
  },
  {
    source: 'Google',
    reviewer: 'Marcus T.',
    review:
      'Called in the morning and had a written estimate the same afternoon. No surprises on the bill. I would hire them again without thinking twice.',
  },
  {
    source: 'Google',
    reviewer: 'Elena V.',
    review:
      'They explained every option and never pushed the most expensive one. Honest people who know what they are doing.',
  },
  {
    source: 'Google',
    reviewer: 'Priya S.',
    review:
      'Communication was excellent from start to finish. They even sent pictures while I was at work so I could see the progress.',
  },
  {
    source: 'Google',
    reviewer: 'Andre W.',
    review: 'Fair price, careful work and a crew that says good morning. What more could you ask for?',
  },
  {
    source: 'Google',
    reviewer: 'Kathleen M.',
    review:
      'Something was not quite right after the job, and they came back the very next day to take care of it. That is how it should be.',
  },
  {
    source: 'Google',
    reviewer: 'Jorge A.',
    review:
      'I got three quotes and theirs was the clearest by far. The job took exactly as long as they said it would.',
  },
  {
    source: 'Facebook',
    reviewer: 'Beth Callahan',
    review:
      'Highly recommend! They treated our home as if it were their own and were so patient with all of my questions.',
  },
  {
    source: 'Facebook',
    reviewer: 'Sam Okafor',
    review: 'Great local company. Quick to answer, quick to show up, and the result is exactly what we hoped for.',
  },
  {
    source: 'Facebook',
    reviewer: 'Lucy Hammond',
    review: 'My neighbor told me about them and now I know why. Polite, tidy and professional.',
  },
  {
    source: 'Facebook',
    reviewer: 'Terrence Boyd',
    review: 'They fit us in on short notice and still took their time to do it right. Thank you again!',
  },
  {
    source: 'Facebook',
    reviewer: 'Maria Lindqvist',
    review:
      'From the first phone call to the final walk-through everything went smoothly. Five stars from the whole family.',
  },
  {
    source: 'Facebook',
    reviewer: 'Chris Delgado',
    review:
      'You can tell that they take pride in their work. The crew was friendly and even fixed a small thing we had not asked for.',
  },
  {
    source: 'Facebook',
    reviewer: 'Hannah Price',
    review: 'Reasonable price and really good work. We have already booked them for the next project.',
  },
];
