import type { FieldRow, Rows } from '../row.ts';

/** The row of the field `{product}_contact_id`. The installation's policy says what `{product}` is. */
export const contact: FieldRow = { kind: 'key', label: 'Contact', alsoCalled: ['owner', 'customer'], own: true };

export const domain = {
  slug: { kind: 'text', label: 'Slug', own: true, server: 'rewrites' },
  paid_url: { kind: 'text', label: 'Domain', alsoCalled: ['web address', 'URL'], own: true },
  github_repo: { kind: 'text', label: 'Code repository', alsoCalled: ['GitHub'], own: true },
  first_publish_url: { kind: 'text', label: 'First published address', own: true, unseen: true },
  a_record_ip: { kind: 'text', label: 'A record IP', own: true, unseen: true },
  domain_purchased: { kind: 'flag', label: 'Domain purchased', default: false, own: true, unseen: true },
  is_dns_configured: { kind: 'flag', label: 'DNS configured', default: false, own: true, unseen: true },
  load_balancer_config: {
    kind: 'object',
    label: 'Load balancer',
    unseen: true,
    own: true,
    atomic: true,
    members: {
      static: { kind: 'text', label: 'Static address' },
      host: { kind: 'text', label: 'Host' },
      name: { kind: 'text', label: 'Name' },
    },
  },
  redirects: {
    kind: 'list',
    label: 'Redirects',
    alsoCalled: ['forwarding', 'old address'],
    item: 'Redirect',
    own: true,
    keys: ['id'],
    name: ['source'],
    members: {
      source: { kind: 'path', label: 'Source', default: '' },
      destination: { kind: 'path', label: 'Destination', default: '' },
      redirect_type: { kind: 'choice', label: 'Type', default: '301' },
    },
  },
  gmb_account_id: { kind: 'key', label: 'Business profile account', own: true },
  place_id: { kind: 'key', label: 'Place ID', own: true },
  salesloft_id: { kind: 'key', label: 'Salesloft ID', own: true },
  selected_plan: { kind: 'choice', label: 'Plan', own: true },
  selected_future_plan: { kind: 'choice', label: 'Future plan', short: 'Select future plan', own: true },
  selected_coupon: { kind: 'choice', label: 'Coupon', alsoCalled: ['discount'], own: true },
  customer_segment: { kind: 'choice', label: 'Customer Segment' },
  selected_industry_type: { kind: 'choice', label: 'Industry Type' },
  industry_types: {
    kind: 'list',
    label: 'Industry types',
    unseen: true,
    item: 'Industry type',
    keys: ['id', 'pk'],
    name: ['name'],
    members: { id: { kind: 'key', label: 'Key' }, name: { kind: 'text', label: 'Name' } },
  },
  scheduled_social_post_active: { kind: 'flag', label: 'Schedule Social Post', initial: true, own: true },
  customerInfo: {
    kind: 'object',
    label: 'Customer',
    unseen: true,
    own: true,
    members: {
      id: { kind: 'key', label: 'Key' },
      name: { kind: 'text', label: 'Name' },
      phone: { kind: 'text', label: 'Phone' },
      user_type: { kind: 'choice', label: 'Kind of customer' },
      landing_page_id: { kind: 'key', label: 'Site' },
    },
  },
} as const satisfies Rows;
