import type { MadeUpList } from './made-up.ts';

/** Made-up people. Of districts without a member, the seat is vacant. */
export const FIVE_COUNTRIES: Record<string, MadeUpList> = {
  us: {
    countryCode: 'US',
    members: [
      'S NJ - Sen_J',
      'H NJ 1 Rep_1',
      'H NJ 2 Rep_2',
      'S NY - Sen_Y',
      'H NY 9 Rep_9',
      'H AK 0 Rep_A',
      'H NJ 10 Rep_10',
    ],
    postcodes: [
      ...[
        '07001 H NJ 1',
        '07012 H NJ 1',
        '07012 H NJ 2',
        '07003 H NJ 3',
        '07099 H NJ 1',
        '07099 H NY 9',
        '99501 H AK 0',
      ],
      ...['10009 H NY 9', '68001 H NE 1', '03101 H NH 1'],
    ],
    squares: { 'H NJ 1': [-75, 40, -74, 41], 'H NJ 2': [-74, 40, -73, 41], 'H NY 9': [-73, 40, -72, 41] },
  },
  'us-states': {
    countryCode: 'US',
    members: ['a NJ 8 Ann_8', 'a NJ 8 Bob_8', 's NJ 8 Sam_8', 'a NJ 9 Ann_9', 's NE 10 Una_10', 'a NH Belknap_1 Bel_1'],
    postcodes: [
      ...[
        '07001 a NJ 8',
        '07001 s NJ 8',
        '07012 a NJ 8',
        '07012 a NJ 9',
        '07012 s NJ 8',
        '07003 a NJ 7',
        '07003 s NJ 8',
      ],
      ...['68001 s NE 10', '03101 a NH Belknap_1'],
    ],
  },
  gb: {
    countryCode: 'GB',
    members: [
      'H ENG Newtown Nell',
      'H ENG Vale_and_Down Val',
      'H SCT Glen_Ewe Gil',
      's SCT Glen_Ewe Hol',
      's SCT Highland Reg',
    ],
    postcodes: [
      ...[
        'ZZ11AA H ENG Newtown',
        'ZZ22AA H ENG Newtown',
        'ZZ22AA H ENG Vale_and_Down',
        'ZZ3 H SCT Glen_Ewe',
        'ZZ3 s SCT Glen_Ewe',
      ],
      ...['ZZ44AA H ENG Empty', 'ZZ55AA H ENG Newtown', 'ZZ55AA H SCT Glen_Ewe'],
    ],
    squares: { 'H ENG Newtown': [0, 50, 1, 51], 'H ENG Vale_and_Down': [1, 50, 2, 51] },
  },
  ca: {
    countryCode: 'CA',
    members: ['H NB 13006 Nora', 'H NB 13010 Jon', 'H ON 35001 Oona', 'H QC 24010 Quinn'],
    postcodes: [
      ...[
        'E2L H NB 13006',
        'E2L H NB 13010',
        'E2L1A1 H NB 13010',
        'K1A H ON 35001',
        'K1A H QC 24010',
        'E9Z H NB 13099',
      ],
    ],
    squares: { 'H NB 13006': [-66, 45, -65, 46], 'H NB 13010': [-67, 45, -66, 46] },
  },
  au: {
    countryCode: 'AU',
    members: ['S NSW - Sen_N', 'S ACT - Sen_C', 'H NSW Hume Hugh', 'H ACT Bean Bea', 'H ACT Fenner Fenn'],
    postcodes: [
      '2600 H ACT Bean',
      '2620 H NSW Hume',
      '2620 H ACT Bean',
      '2612 H ACT Bean',
      '2612 H ACT Fenner',
      '2000 H NSW Sydney',
    ],
    squares: { 'H ACT Bean': [149, -36, 149.5, -35], 'H ACT Fenner': [149.5, -36, 150, -35] },
  },
  nz: {
    countryCode: 'NZ',
    members: ['H - Wellington_Central Wen', 'H - Rongotai Ron'],
    squares: { 'H - Wellington_Central': [174, -42, 175, -41], 'H - Rongotai': [-177, -45, -176, -43] },
  },
  'nz-maori': {
    countryCode: 'NZ',
    members: ['H - Te_Tai_Tonga Tai'],
    squares: { 'H - Te_Tai_Tonga': [170, -47, 176, -40] },
  },
};
