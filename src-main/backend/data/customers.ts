/** Customers with whom a new database begins. Those with a `site_pk` belong to a demo site. */
export const customers = [
  { id: '70011', name: 'Alicia Moreno', phone: '+18285550142', user_type: 'Primary Owner', site_pk: '41007' },
  { id: '70012', name: 'Ray Dixon', phone: '+18285550163', user_type: 'Teammate', site_pk: '41007' },
  { id: '70021', name: 'Ben Hartley', phone: '+19705550118', user_type: 'Primary Owner', site_pk: '41012' },
  { id: '70044', name: 'Tamika Lowe', phone: '+18285550171', user_type: 'Customer', site_pk: null },
  { id: '70045', name: 'Tomás Rivera', phone: '+18285550172', user_type: 'Customer', site_pk: null },
  { id: '70050', name: 'Priya Shah', phone: '+16085550133', user_type: 'Customer', site_pk: null },
  { id: '70051', name: 'Marcus Tate', phone: '+16085550134', user_type: 'Customer', site_pk: null },
] as const;
