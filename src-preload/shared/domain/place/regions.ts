const codes = {
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon,NT Northwest Territories,NU Nunavut',
  MX: 'AGU Aguascalientes,BCN Baja California,BCS Baja California Sur,CAM Campeche,CHP Chiapas,CHH Chihuahua,COA Coahuila,COL Colima,CMX Mexico City,DUR Durango,GUA Guanajuato,GRO Guerrero,HID Hidalgo,JAL Jalisco,MEX México,MIC Michoacán,MOR Morelos,NAY Nayarit,NLE Nuevo León,OAX Oaxaca,PUE Puebla,QUE Querétaro,ROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAM Tamaulipas,TLA Tlaxcala,VER Veracruz,YUC Yucatán,ZAC Zacatecas',
};

/** The names of the states and provinces of the United States, Canada and Mexico, by keys such as “US-NC”. */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(codes).flatMap(([country, list]) =>
    list.split(',').map((pair) => {
      const [code = '', ...name] = pair.split(' ');
      return [`${country}-${code}`, name.join(' ')];
    }),
  ),
);

/** Returns a name in the form in which names are compared: lower case, without accents and without needless spaces. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();

/**
 * The keys of regions, by code and by name. The regions of the United States come last, so that they would win if a
 * code or a name were that of two regions.
 */
const byName = new Map(
  Object.entries(stateNames)
    .reverse()
    .flatMap(([key, name]) => [[plainName(key.slice(3)), key] as const, [plainName(name), key] as const]),
);

export interface Region {
  /** `US`, `CA` or `MX` */
  country: string;
  code: string;
  name: string;
}

/** Returns the state or province with this code or name, whatever its case; undefined for other texts. */
export function findRegion(text: string): Region | undefined {
  const key = byName.get(plainName(text));
  return key === undefined ? undefined : { country: key.slice(0, 2), code: key.slice(3), name: stateNames[key] ?? '' };
}

/** Returns a key for comparing states: ‘NC’ and ‘North Carolina’ have the same key. */
export const stateKey = (state: string): string => findRegion(state)?.code ?? plainName(state);
