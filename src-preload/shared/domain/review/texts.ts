export const categorizeTexts = {
  noneSelected: 'Please select reviews to categorize.',
  failed: 'Failed categorizing reviews',
};

/** The text that is shown if no sample review can be made. */
export const sampleFailed = 'Error generating';
