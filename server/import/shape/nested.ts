import * as s from 'superstruct';
import { CustomTracking, Email, Id, Issue, maybe, RepresentativeSearch, Theme } from '../../../widget/api/wire.ts';
import { LEVEL, ROLE } from '../../../widget/model/enums.ts';
import { between, oneOf } from './numbers.ts';

export const Filled = s.refine(s.string(), 'filled', (value) => value.trim() !== '' || 'must not be empty');

/** A pipe joins an id and a type (spec §3). */
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

/** What the wire lets through unread is named here: whoever writes a file must hear of a misspelt field. */
export const ContentTheme = s.object(Theme.schema);
export const ContentIssue = s.object(Issue.schema);
export const ContentTracking = s.object({ ...CustomTracking.schema, type: s.enums(['html', 'javascript']) });
export const ContentSearch = s.object({
  ...RepresentativeSearch.schema,
  countryCode: maybe(CountryCode),
  levels: maybe(s.array(oneOf(Object.values(LEVEL)))),
  roles: maybe(s.array(oneOf(Object.values(ROLE)))),
  adminArea1Codes: maybe(s.array(Filled)),
});

/** Without an address a recipient is shown and not written to; the address stays on the server. */
export const EmailRecipient = s.object({ name: Filled, email: maybe(Email) });

const TALLEST_PX = 5_000;
export const ContentSize = s.object({ height: maybe(between(1, TALLEST_PX)) });
