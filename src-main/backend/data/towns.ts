/** A town of the seeded text messages and pros. A town with a higher weight occurs more often. */
export interface Town {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  weight: number;
  /** first three characters of the town's postal codes */
  postal: string;
}

const rows = `
Asheville NC 35.60 -82.55 9 288|Charlotte NC 35.23 -80.84 6 282|Raleigh NC 35.77 -78.64 4 276
Greenville SC 34.85 -82.39 3 296|Charleston SC 32.78 -79.93 2 294|Knoxville TN 35.96 -83.92 4 379
Nashville TN 36.17 -86.78 5 372|Memphis TN 35.15 -90.05 2 381|Atlanta GA 33.75 -84.39 6 303
Savannah GA 32.08 -81.10 2 314|Jacksonville FL 30.33 -81.66 3 322|Orlando FL 28.54 -81.38 5 328
Tampa FL 27.95 -82.46 5 336|Miami FL 25.77 -80.19 4 331|Birmingham AL 33.52 -86.80 3 352
Mobile AL 30.69 -88.04 1 366|Jackson MS 32.30 -90.18 1 392|New Orleans LA 29.95 -90.08 3 701
Little Rock AR 34.75 -92.29 2 722|Houston TX 29.76 -95.36 7 770|Austin TX 30.27 -97.74 7 787
San Antonio TX 29.42 -98.49 4 782|Dallas TX 32.78 -96.81 7 752|El Paso TX 31.76 -106.49 2 799
Oklahoma City OK 35.47 -97.52 3 731|Tulsa OK 36.15 -95.99 2 741|Wichita KS 37.69 -97.34 1 672
Kansas City MO 39.10 -94.58 4 641|Saint Louis MO 38.63 -90.20 4 631|Omaha NE 41.26 -95.94 2 681
Des Moines IA 41.60 -93.61 2 503|Minneapolis MN 44.98 -93.26 5 554|Duluth MN 46.78 -92.11 1 558
Fargo ND 46.88 -96.79 1 581|Sioux Falls SD 43.55 -96.73 1 571|Madison WI 43.07 -89.40 5 537
Milwaukee WI 43.04 -87.91 3 532|Chicago IL 41.85 -87.65 8 606|Peoria IL 40.69 -89.59 1 616
Indianapolis IN 39.77 -86.16 4 462|Columbus OH 39.96 -83.00 4 432|Cleveland OH 41.50 -81.70 3 441
Detroit MI 42.33 -83.05 4 482|Grand Rapids MI 42.96 -85.67 2 495|Louisville KY 38.25 -85.76 3 402
Charleston WV 38.35 -81.63 1 253|Pittsburgh PA 40.44 -80.00 4 152|Philadelphia PA 39.95 -75.16 6 191
Baltimore MD 39.29 -76.61 3 212|Richmond VA 37.55 -77.46 3 232|Washington DC 38.90 -77.04 3 200
Newark NJ 40.74 -74.17 2 071|New York City NY 40.71 -74.01 7 100|Buffalo NY 42.89 -78.88 2 142
Hartford CT 41.76 -72.69 2 061|Providence RI 41.82 -71.41 1 029|Boston MA 42.36 -71.06 5 021
Manchester NH 43.00 -71.45 1 031|Burlington VT 44.48 -73.21 1 054|Portland ME 43.66 -70.26 2 041
Denver CO 39.74 -104.98 7 802|Fort Collins CO 40.59 -105.08 6 805|Cheyenne WY 41.14 -104.82 1 820
Billings MT 45.78 -108.50 1 591|Boise ID 43.61 -116.20 3 837|Salt Lake City UT 40.76 -111.89 4 841
Provo UT 40.23 -111.66 3 846|Albuquerque NM 35.08 -106.65 2 871|Phoenix AZ 33.45 -112.07 6 850
Tucson AZ 32.22 -110.93 2 857|Las Vegas NV 36.17 -115.14 4 891|Reno NV 39.53 -119.81 2 895
Los Angeles CA 34.05 -118.24 8 900|San Diego CA 32.72 -117.16 5 921|Fresno CA 36.75 -119.77 2 937
Sacramento CA 38.58 -121.49 3 958|San Francisco CA 37.77 -122.42 4 941|Portland OR 45.52 -122.68 5 972
Bend OR 44.06 -121.32 2 977|Seattle WA 47.61 -122.33 6 981|Spokane WA 47.66 -117.43 2 992
Anchorage AK 61.22 -149.90 2 995|Honolulu HI 21.31 -157.86 2 968|Toronto ON 43.70 -79.42 5 M5V
Ottawa ON 45.41 -75.70 2 K1P|Montréal QC 45.51 -73.59 3 H2X|Calgary AB 51.05 -114.09 3 T2P
Edmonton AB 53.55 -113.47 2 T5J|Vancouver BC 49.25 -123.12 4 V6B|Winnipeg MB 49.88 -97.15 2 R3C
Halifax NS 44.65 -63.57 1 B3J|Saskatoon SK 52.13 -106.67 1 S7K
`;

export const towns: readonly Town[] = rows
  .trim()
  .split(/[\n|]/)
  .map((row) => {
    const words = row.split(' ');
    const [state = '', latitude = '', longitude = '', weight = '', postal = ''] = words.slice(-5);
    return {
      city: words.slice(0, -5).join(' '),
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
      weight: Number(weight),
      postal,
    };
  });

const provinces = new Set(['ON', 'QC', 'AB', 'BC', 'MB', 'NS', 'SK']);

/**
 * Whether a town is in Canada. The geocoding service finds no address in such a town, because the app asks it only for
 * addresses in the United States.
 */
export const isAbroad = ({ state }: Town): boolean => provinces.has(state);
