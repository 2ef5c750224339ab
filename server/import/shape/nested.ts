import * as s from 'superstruct';
import { CustomTracking, Email, Id, Issue, maybe, RepresentativeSearch, Theme } from '../../../widget/core/api/wire.ts';
import { between, Filled, oneOf, Picture, textThat, WebAddress } from '../../../widget/core/content/values.ts';
import { LEVEL, ROLE } from '../../../widget/core/model/enums.ts';
import { MAX_RADIUS_PX } from '../../../widget/core/model/look/theme.ts';
import { isRecord } from '../../../widget/core/model/value.ts';
import { isUnknownDivision } from '../../lawmakers/districts.ts';

/** Of IAB Europe’s framework, whose version 2.2 has eleven. */
const PURPOSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Ids must not hold a pipe, which joins id and type (spec §3). */
export const ContentId = s.refine(
  Id,
  'id',
  (value) => /^[^|\s][^|]*$/.test(String(value)) || `"${value}" is no id: it must not be empty, nor hold a "|"`,
);

const CountryCode = textThat((text) => /^[A-Za-z]{2}$/.test(text), 'is not a country’s two letters (ISO 3166-1)');

/** Fields that the wire accepts without checking are listed here, so that authors hear of a misspelt one. */
const themeFields = { ...Theme().schema, fontUrl: maybe(Picture), radius: maybe(between(0, MAX_RADIUS_PX)) };
const { dark: _, ...darkFields } = themeFields;
export const ContentTheme = s.object({ ...themeFields, dark: maybe(s.object(darkFields)) });
export const ContentIssue = s.object(Issue().schema);
/** What a call to a partner needs: purposes and a vendor of IAB Europe's framework. An empty list would need nothing. */
const terms = {
  purposes: maybe(s.nonempty(s.array(oneOf(PURPOSES)))),
  vendor: maybe(s.refine(s.integer(), 'vendor', (value) => value > 0 || `must be a vendor’s number, not ${value}`)),
};
export const ContentTracking = s.object({
  ...CustomTracking().schema,
  ...terms,
  type: s.enums(['html', 'javascript']),
});

/** Alone, or in an object with what it needs. Not a union, whose error would not name the wrong field. */
const withTerms = <T, S>(plain: s.Struct<T, S>, field: string) => {
  const named = s.object({ [field]: plain, ...terms });
  return s.dynamic<unknown>((value) => (isRecord(value) ? named : plain) as s.Struct<unknown>);
};
export const ContentImpression = withTerms(WebAddress, 'url');
export const ContentPixel = withTerms(Id, 'id');
/** In any of its written forms. An id of Open Civic Data for something else, such as a county, would match nobody. */
const District = s.refine(
  Id,
  'district',
  (id) =>
    !isUnknownDivision(id) ||
    `"${id}" is no district: only those with cd, sldu, sldl, a ward of DC or a Canadian ed are known`,
);
export const ContentSearch = s.object({
  ...RepresentativeSearch().schema,
  countryCode: maybe(CountryCode),
  levels: maybe(s.array(oneOf(Object.values(LEVEL)))),
  roles: maybe(s.array(oneOf(Object.values(ROLE)))),
  adminArea1Codes: maybe(s.array(Filled)),
  districtIds: maybe(s.array(District)),
});

/** A recipient without an address is shown, but gets no letter. The address never leaves the server. */
export const EmailRecipient = s.object({ name: Filled, email: maybe(Email) });

const TALLEST_PX = 5_000;
export const ContentSize = s.object({ height: maybe(between(1, TALLEST_PX)) });
