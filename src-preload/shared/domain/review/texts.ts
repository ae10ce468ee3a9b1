export const categorizeTexts = {
  noneSelected: 'Please select reviews to categorize.',
  failed: 'Failed categorizing reviews',
};

/** Shown when no sample review can be made. */
export const sampleFailed = 'Error generating';
