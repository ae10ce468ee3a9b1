/** People of customer companies, as the app's list of contacts shows them. */
export const contacts = [
  { display_id: '10021', display_name: 'Alicia Moreno – Blue Ridge Plumbing' },
  { display_id: '10022', display_name: 'Ben Hartley – Summit Roofing & Exteriors' },
  { display_id: '10034', display_name: 'Carla Nguyen – Sparrow House Cleaning' },
  { display_id: '10047', display_name: 'Derek Olsen – Olsen Electric' },
  { display_id: '10052', display_name: 'Fatima Rahman – ClearView Pressure Washing' },
  { display_id: '10058', display_name: 'Gabe Whitfield – Whitfield Tree Service' },
  { display_id: '10063', display_name: 'Hannah Brooks – Brooks Painting Co.' },
  { display_id: '10071', display_name: 'Isaac Delgado – Delgado Concrete' },
  { display_id: '10079', display_name: 'Joanna Pike – Pike Pest Control' },
  { display_id: '10084', display_name: 'Kwame Mensah – Mensah Moving' },
  { display_id: '10090', display_name: 'Lena Fischer – Fischer Heating & Air' },
  { display_id: '10096', display_name: 'Miguel Santos – Santos Lawn Care' },
  { display_id: '10103', display_name: 'Nora Callahan – Callahan Garage Doors' },
  { display_id: '10110', display_name: 'Owen Price – Price Handyman Services' },
  { display_id: '10118', display_name: 'Paula Jensen' },
] as const;
