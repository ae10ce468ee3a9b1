/**
 * Texts that users see in connection with a listing. The requirements GBP-02 and GBP-04 in tests/REQUIREMENTS.md give
 * the wording of some of the texts.
 */
export const listingTexts = {
  processing: 'verification processing',
  created:
    'The listing and its location were created, and an admin invitation was sent. Follow the link to verify the listing.',
  createdOnly: 'The listing and its location were created. Follow the link to verify the listing.',
  coverFailed:
    'Error uploading cover photo: it must be under 2120px wide and 1928px tall with an aspect ratio around 1.77.',
  logoFailed: 'Error uploading logo',
  photoFailed: 'Error uploading photo',
} as const;

/** @param product name of the agency's product */
export const signInText = (product: string): string =>
  `Please sign into ${product} Support gmail using the button at the bottom of the screen.`;
