import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasFallbacks, type Mode } from '../../../../../widget/core/config/mode.ts';
import type { ActionType } from '../../../../../widget/core/model/enums.ts';
import { fallbackOf, type LocationError } from '../../../../../widget/core/model/lawmakers/location-error.ts';
import type { EndUserLocation } from '../../../../../widget/core/model/widget.ts';
import { oneAction } from '../../../support/wire.ts';

type Row = {
  type?: ActionType;
  country?: string | null;
  error?: LocationError;
  livesInTarget?: boolean;
  mode?: Mode;
  shows: 'country' | 'area' | null;
};

const rows: Row[] = [
  { shows: null },
  { type: 'petition', country: 'FR', shows: null },
  { type: 'checkregistration', country: 'US', shows: null },
  { type: 'checkregistration', country: 'FR', shows: 'country' },
  { type: 'checkregistration', country: '', shows: null },
  { type: 'checkregistration', country: null, shows: null },
  { type: 'checkregistration', country: 'FR', livesInTarget: true, shows: null },
  { type: 'checkregistration', country: 'FR', mode: 'AB4E_PREVIEW', shows: null },
  { type: 'checkregistration', country: 'FR', mode: 'SNAPSHOT_SERVER', shows: null },
  { type: 'checkregistration', country: 'FR', mode: 'AB4E_TEST', shows: 'country' },
  { error: 'UnsupportedCountry', shows: 'country' },
  { error: 'OutsideOfTargetCountry', shows: 'country' },
  { error: 'InvalidElectionActionCountry', shows: 'country' },
  { error: 'OutsideOfTargetAdminArea1', shows: 'area' },
  { error: 'OutsideOfTargetDistrict', shows: 'area' },
  { error: 'OutsideOfTargetDistrict', mode: 'AB4E_PREVIEW', shows: null },
];

for (const { shows, ...row } of rows)
  test(`shows ${shows ?? 'the action itself'} for ${JSON.stringify(row)}`, () => {
    const { type = 'call', country = 'US', error = null, livesInTarget = false, mode = 'default' } = row;
    const location = country === null ? null : ({ countryCode: country } as EndUserLocation);
    const fallback = fallbackOf({
      isOff: !hasFallbacks(mode),
      action: oneAction(type),
      location,
      error,
      livesInTarget,
    });
    assert.is(fallback?.shows ?? null, shows);
  });

test.run();
