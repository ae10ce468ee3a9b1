/** A town in which new sites are placed, with neighbouring towns, a zip code and an area code. */
export interface Place {
  city: string;
  state: string;
  zip: string;
  areaCode: string;
  nearby: readonly string[];
}

export const places: readonly Place[] = [
  {
    city: 'Asheville',
    state: 'NC',
    zip: '28801',
    areaCode: '828',
    nearby: ['Woodfin', 'Black Mountain', 'Hendersonville'],
  },
  { city: 'Boise', state: 'ID', zip: '83702', areaCode: '208', nearby: ['Meridian', 'Eagle', 'Nampa'] },
  { city: 'Chattanooga', state: 'TN', zip: '37402', areaCode: '423', nearby: ['Red Bank', 'East Ridge', 'Cleveland'] },
  { city: 'Des Moines', state: 'IA', zip: '50309', areaCode: '515', nearby: ['Ankeny', 'Urbandale', 'Waukee'] },
  { city: 'Fort Collins', state: 'CO', zip: '80521', areaCode: '970', nearby: ['Loveland', 'Windsor', 'Greeley'] },
  { city: 'Grand Rapids', state: 'MI', zip: '49503', areaCode: '616', nearby: ['Kentwood', 'Wyoming', 'Walker'] },
  { city: 'Knoxville', state: 'TN', zip: '37902', areaCode: '865', nearby: ['Farragut', 'Maryville', 'Oak Ridge'] },
  { city: 'Madison', state: 'WI', zip: '53703', areaCode: '608', nearby: ['Middleton', 'Sun Prairie', 'Verona'] },
  {
    city: 'Round Rock',
    state: 'TX',
    zip: '78664',
    areaCode: '512',
    nearby: ['Georgetown', 'Pflugerville', 'Cedar Park'],
  },
  { city: 'Spokane', state: 'WA', zip: '99201', areaCode: '509', nearby: ['Spokane Valley', 'Cheney', 'Liberty Lake'] },
];
