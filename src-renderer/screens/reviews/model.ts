import type { Option } from '../../editor/fields/select-field.tsx';

/**
 * Websites on which customers review the company. `link` and `words` name the fields for the link and for the text of
 * the link's button.
 */
export const reviewPortals = [
  { name: 'Google', link: 'review_link', words: 'leave_review_link_header' },
  { name: 'Facebook', link: 'leave_review_link_3', words: 'leave_review_link_3_header' },
  { name: 'Yelp', link: 'yelp_review_link', words: 'see_more_reviews_header' },
  { name: 'Other', link: 'review_link_more', words: 'other_review_link_header' },
] as const;

export const starOptions: readonly Option[] = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: `${value} ${value === '1' ? 'star' : 'stars'}`,
}));
