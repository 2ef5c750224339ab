import * as s from 'superstruct';
import { CustomTracking, Email, Id, Issue, maybe, RepresentativeSearch, Theme } from '../../../widget/api/wire.ts';
import { LEVEL, ROLE } from '../../../widget/model/enums.ts';
import { MAX_RADIUS_PX } from '../../../widget/model/look/theme.ts';
import { Picture } from './addresses.ts';
import { between, oneOf } from './numbers.ts';

export const Filled = s.refine(s.string(), 'filled', (value) => value.trim() !== '' || 'must not be empty');

/** Ids must not hold a pipe, which joins id and type (spec §3). */
export const ContentId = s.refine(
  Id,
  'id',
  (value) => /^[^|\s][^|]*$/.test(String(value)) || `"${value}" is no id: it must not be empty, nor hold a "|"`,
);

const CountryCode = s.refine(
  s.string(),
  'country',
  (value) => /^[A-Za-z]{2}$/.test(value) || `"${value}" is not a country’s two letters (ISO 3166-1)`,
);

/** Fields that the wire accepts without checking are listed here, so that authors hear of a misspelt one. */
export const ContentTheme = s.object({
  ...Theme().schema,
  fontUrl: maybe(Picture),
  radius: maybe(between(0, MAX_RADIUS_PX)),
});
export const ContentIssue = s.object(Issue().schema);
export const ContentTracking = s.object({ ...CustomTracking().schema, type: s.enums(['html', 'javascript']) });
export const ContentSearch = s.object({
  ...RepresentativeSearch().schema,
  countryCode: maybe(CountryCode),
  levels: maybe(s.array(oneOf(Object.values(LEVEL)))),
  roles: maybe(s.array(oneOf(Object.values(ROLE)))),
  adminArea1Codes: maybe(s.array(Filled)),
});

/** A recipient without an address is shown, but gets no letter. The address never leaves the server. */
export const EmailRecipient = s.object({ name: Filled, email: maybe(Email) });

const TALLEST_PX = 5_000;
export const ContentSize = s.object({ height: maybe(between(1, TALLEST_PX)) });
