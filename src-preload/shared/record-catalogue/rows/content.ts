import type { Rows } from '../row.ts';

export const faqs = {
  faqs: {
    kind: 'list',
    label: 'FAQs',
    item: 'FAQ',
    keys: ['id'],
    name: ['question'],
    order: { member: 'order', first: 'lowest' },
    fromOwner: { 'landing-page': 'sitePk' },
    members: {
      question: { kind: 'prose', label: 'Question', default: '' },
      answer: { kind: 'prose', label: 'Answer', lines: [2, 16], default: '' },
      order: { kind: 'number', label: 'Order' },
      'landing-page': { kind: 'key', label: 'Site' },
      draggableId: { kind: 'key', label: 'Drag key', generated: true },
    },
  },
} as const satisfies Rows;

export const reviews = {
  review_link: { kind: 'link', label: 'Google review link', own: true },
  leave_review_link_header: { kind: 'prose', label: 'Google button text' },
  leave_review_link_3: { kind: 'link', label: 'Facebook review link', own: true },
  leave_review_link_3_header: { kind: 'prose', label: 'Facebook button text' },
  yelp_review_link: { kind: 'link', label: 'Yelp review link', own: true },
  see_more_reviews_header: { kind: 'prose', label: 'Yelp button text' },
  review_link_more: { kind: 'link', label: 'Other review link', own: true },
  other_review_link_header: { kind: 'prose', label: 'Other button text' },
  review_links: {
    kind: 'list',
    label: 'Review links',
    item: 'Review link',
    own: true,
    keys: ['id', 'pk'],
    name: ['title'],
    members: {
      title: { kind: 'text', label: 'Title', default: '' },
      icon: { kind: 'picture', label: 'Icon', default: '' },
      link: { kind: 'link', label: 'Address', default: '' },
    },
  },
  alternative_review_html: { kind: 'code', label: 'Custom HTML', lines: [4, 16], own: true },
  testimonials: {
    kind: 'list',
    label: 'Reviews',
    item: 'Review',
    keys: ['id'],
    name: ['reviewer', 'review'],
    order: { member: 'order', first: 'lowest' },
    fromOwner: { landing_page: 'sitePk' },
    members: {
      reviewer: { kind: 'text', label: 'Reviewer', default: '' },
      stars: { kind: 'choice', label: 'Stars', default: '5' },
      service: { kind: 'choice', label: 'Service', default: '' },
      title: { kind: 'text', label: 'Location', default: '' },
      status: { kind: 'choice', label: 'Status', short: 'Approved', default: 'approved' },
      review: { kind: 'prose', label: 'Review', lines: [2, 8], default: '', verbatim: true },
      source: { kind: 'choice', label: 'Source', default: 'Facebook' },
      order: { kind: 'number', label: 'Order' },
      draggableId: { kind: 'key', label: 'Drag key', generated: true },
      checked: { kind: 'flag', label: 'Checked', short: 'Check', default: false },
      sample: { kind: 'flag', label: 'Sample' },
      landing_page: { kind: 'key', label: 'Site' },
      id: { kind: 'key', label: 'Key' },
    },
  },
} as const satisfies Rows;

export const partnerships = {
  products: {
    kind: 'list',
    label: 'Partnerships',
    item: 'Partnership',
    jsonText: 'landing.product',
    keys: ['pk'],
    title: 'title',
    order: { member: 'order', first: 'lowest' },
    members: {
      title: { kind: 'text', label: 'Title', default: '' },
      subtitle: { kind: 'text', label: 'Subtitle', default: '' },
      photo: { kind: 'picture', label: 'Photo', default: '' },
      link: { kind: 'link', label: 'Link', default: '' },
      order: { kind: 'number', label: 'Order' },
      draggableId: { kind: 'key', label: 'Drag key', generated: true },
    },
  },
} as const satisfies Rows;

export const team = {
  show_team_page: { kind: 'flag', label: 'Show team page', default: false },
  team_show_image: { kind: 'flag', label: 'Show about us image', default: false },
  team_header: { kind: 'prose', label: 'Team title', short: 'Title' },
  team_subtitle: { kind: 'prose', label: 'Team subtitle', short: 'Subtitle', lines: [1, 6] },
  team_col_1_header: { kind: 'prose', label: 'Team column 1 header', short: 'Column 1 header' },
  team_col_1: { kind: 'prose', label: 'Team column 1', short: 'Column 1 text', lines: [4, 16] },
  team_col_2_header: { kind: 'prose', label: 'Team column 2 header', short: 'Column 2 header' },
  team_col_2: { kind: 'prose', label: 'Team column 2', short: 'Column 2 text', lines: [4, 16] },
  teammates: {
    kind: 'list',
    label: 'Team',
    short: 'Teammates',
    item: 'Teammate',
    keys: ['id', 'pk'],
    url: 'photo',
    name: ['name', 'role'],
    order: { member: 'order', first: 'lowest' },
    members: {
      name: { kind: 'text', label: 'Name', default: '' },
      role: { kind: 'text', label: 'Role', default: '' },
      bio: { kind: 'text', label: 'Bio', lines: [3, 8], maxLength: 175, default: '' },
      photo: { kind: 'picture', label: 'Photo', default: '', alt: 'alt_tag' },
      alt_tag: { kind: 'text', label: 'Alt text', default: '' },
      order: { kind: 'number', label: 'Order' },
      draggableId: { kind: 'key', label: 'Drag key', generated: true },
    },
  },
} as const satisfies Rows;
