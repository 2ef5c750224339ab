/** Public buildings of New Jersey, at least one in each of its twelve districts; those marked `*` by their ZIP code in several. */
const BUILDINGS = `
  1  | Camden City Hall             | 520 Market Street, Camden 08102                 | 39.9454 -75.1196
  1  | Cooper University Hospital   | 1 Cooper Plaza, Camden 08103                    | 39.9412 -75.1162
  2  | Atlantic City Hall           | 1301 Bacharach Boulevard, Atlantic City 08401   | 39.3648 -74.4275
  2  | Cape May County Courthouse   | 9 North Main Street, Cape May Court House 08210 | 39.0826 -74.8238
  2  | Vineland City Hall           | 640 East Wood Street, Vineland 08360            | 39.4863 -75.0151
  3  | Burlington County Courthouse | 49 Rancocas Road, Mount Holly 08060             | 39.9938 -74.7888
  3* | Monmouth Hall of Records     | 1 East Main Street, Freehold 07728              | 40.2603 -74.2740
  4  | Ocean County Courthouse      | 118 Washington Street, Toms River 08753         | 39.9535 -74.1960
  5  | Bergen County Courthouse     | 10 Main Street, Hackensack 07601                | 40.8790 -74.0450
  5  | Paramus Borough Hall         | 1 Jockish Square, Paramus 07652                 | 40.9445 -74.0712
  5* | Sussex County Courthouse     | 43 High Street, Newton 07860                    | 41.0575 -74.7532
  6* | Middlesex County Courthouse  | 56 Paterson Street, New Brunswick 08901         | 40.4949 -74.4473
  6* | Asbury Park City Hall        | 1 Municipal Plaza, Asbury Park 07712            | 40.2206 -74.0121
  6  | Perth Amboy City Hall        | 260 High Street, Perth Amboy 08861              | 40.5068 -74.2654
  7  | Hunterdon County Courthouse  | 65 Park Avenue, Flemington 08822                | 40.5092 -74.8600
  7  | Somerset County Courthouse   | 20 North Bridge Street, Somerville 08876        | 40.5689 -74.6098
  8  | Hoboken City Hall            | 94 Washington Street, Hoboken 07030             | 40.7376 -74.0310
  8  | Elizabeth City Hall          | 50 Winfield Scott Plaza, Elizabeth 07201        | 40.6629 -74.2139
  8* | Jersey City City Hall        | 280 Grove Street, Jersey City 07302             | 40.7177 -74.0434
  9  | Paterson City Hall           | 155 Market Street, Paterson 07505               | 40.9166 -74.1718
  9  | Passaic City Hall            | 330 Passaic Street, Passaic 07055               | 40.8580 -74.1290
  10*| Newark City Hall             | 920 Broad Street, Newark 07102                  | 40.7318 -74.1742
  10 | Medical School               | 185 South Orange Avenue, Newark 07103           | 40.7391 -74.1908
  11*| Morristown Town Hall         | 200 South Street, Morristown 07960              | 40.7927 -74.4770
  11 | Livingston Town Hall         | 357 South Livingston Avenue, Livingston 07039   | 40.7858 -74.3290
  12 | State House                  | 125 West State Street, Trenton 08608            | 40.2043 -74.7699
  12 | Nassau Hall                  | 1 Nassau Hall, Princeton 08544                  | 40.3487 -74.6593
  12 | East Brunswick Civic Center  | 1 Jean Walling Civic Center, East Brunswick 08816 | 40.4279 -74.4160`;

export type Building = {
  name: string;
  district: string;
  /** Its ZIP code touches other districts too. */
  isSpanning: boolean;
  address: Record<string, string>;
  point: { latitude: number; longitude: number };
};

function buildingOf(line: string): Building {
  const [number = '', name = '', written = '', place = ''] = line.split('|').map((part) => part.trim());
  const [, streetNo = '', street = '', city = '', postalCode = ''] = /^(\d+) (.+), (.+) (\d{5})$/.exec(written) ?? [];
  const [latitude = 0, longitude = 0] = place.split(' ').map(Number);
  return {
    name,
    district: number.replace('*', ''),
    isSpanning: number.endsWith('*'),
    address: {
      streetNo,
      street,
      city,
      postalCode,
      adminArea1Code: 'NJ',
      adminArea1Name: 'New Jersey',
      countryCode: 'US',
    },
    point: { latitude, longitude },
  };
}

export const BUILDINGS_OF_NEW_JERSEY = BUILDINGS.trim().split('\n').map(buildingOf);
