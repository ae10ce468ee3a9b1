import type { Rows } from '../row.ts';

const packageKeys = {
  id: { kind: 'key', label: 'Key' },
  service_package_id: { kind: 'key', label: 'Package' },
} as const satisfies Rows;

const packageFooter = {
  ...packageKeys,
  note: { kind: 'text', label: 'Note', default: '' },
  status: { kind: 'choice', label: 'Status' },
} as const satisfies Rows;

const packageProduct = {
  ...packageKeys,
  name: { kind: 'text', label: 'Name', default: '' },
  price: { kind: 'text', label: 'Price', default: '' },
  description: { kind: 'text', label: 'Description', lines: [1, 6], default: '' },
} as const satisfies Rows;

const servicePackage = {
  id: { kind: 'key', label: 'Key' },
  service_package_title: { kind: 'text', label: 'Title', default: '' },
  service_footers: {
    kind: 'list',
    label: 'Footers',
    item: 'Footer',
    keys: ['id'],
    name: ['note'],
    fromOwner: { service_package_id: 'id' },
    members: packageFooter,
  },
  service_products: {
    kind: 'list',
    label: 'Products',
    item: 'Product',
    keys: ['id', 'pk'],
    name: ['name'],
    fromOwner: { service_package_id: 'id' },
    members: packageProduct,
  },
  service_id: { kind: 'key', label: 'Service key' },
  service: { kind: 'key', label: 'Service' },
  service_product_col_view: { kind: 'flag', label: 'Two-column view', default: false },
} as const satisfies Rows;

const servicePhoto = {
  photo: { kind: 'picture', label: 'Photo', default: '' },
  order: { kind: 'number', label: 'Order' },
  focal_point: { kind: 'text', label: 'Focal point', unseen: true },
  stock: { kind: 'flag', label: 'Stock photo', unseen: true, default: false },
} as const satisfies Rows;

const service = {
  'service-name': { kind: 'prose', label: 'Name', default: '' },
  'service-description': { kind: 'prose', label: 'Short description', lines: [2, 16], default: '' },
  'service-description-long': { kind: 'prose', label: 'Long description', lines: [5, 16], default: '' },
  primary_keyword: { kind: 'text', label: 'Primary keyword', default: '' },
  keywords: {
    kind: 'list',
    label: 'Keywords',
    item: 'Keyword',
    orText: true,
    of: { kind: 'text', label: 'Keyword', default: '' },
  },
  photos: {
    kind: 'list',
    label: 'Photos',
    item: 'Photo',
    keys: ['id', 'pk'],
    url: 'photo',
    order: { member: 'order', first: 'lowest' },
    members: servicePhoto,
  },
  include_in_socials: { kind: 'flag', label: 'Include in socials', default: true },
  packages: {
    kind: 'list',
    label: 'Packages',
    item: 'Package',
    keys: ['id'],
    name: ['service_package_title'],
    fromOwner: { service_id: 'service_id' },
    members: servicePackage,
  },
  'landing-page': { kind: 'key', label: 'Site' },
  service_id: { kind: 'key', label: 'Key' },
  order: { kind: 'number', label: 'Order' },
  draggableId: { kind: 'key', label: 'Drag key', generated: true },
} as const satisfies Rows;

export const services = {
  services: {
    kind: 'list',
    label: 'Services',
    section: 'our-services',
    firstOf: ['our-services'],
    item: 'Service',
    keys: ['service_id'],
    name: ['service-name'],
    order: { member: 'order', first: 'lowest' },
    fromOwner: { 'landing-page': 'sitePk' },
    members: service,
  },
  service_link_text: {
    kind: 'prose',
    label: 'Services link text',
    section: 'our-services',
    short: 'Link text',
    default: 'See more services',
  },
} as const satisfies Rows;
