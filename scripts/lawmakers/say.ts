import type { ImportedLawmakers, RemovedLawmakers } from '../../server/import/lawmakers/import.ts';
import { countedIn } from '../../server/import/lawmakers/replaced.ts';
import { type Mistake, textOf } from '../../server/import/mistakes.ts';
import { type CountedList, daysSince, whyOld } from '../../server/lawmakers/freshness.ts';
import { counted } from '../command.ts';

/** A heading and each warning, if there are any. */
export const warned = (warnings: Mistake[], heading: string): string[] =>
  warnings.length > 0 ? ['', heading, ...warnings.map((each) => `  ${textOf(each)}`)] : [];

/** What an import of lawmakers did, or with `isTrial` would do. */
export function importedText(
  { list, countryCode, members, postcodes, shapes, warnings, passedOver }: ImportedLawmakers,
  from: string,
  isTrial: boolean,
) {
  const found = `${counted(members, 'lawmaker')} of ${countryCode}, ${counted(postcodes, 'postcode district')} and ${counted(shapes, 'polygon')}`;
  return [
    isTrial
      ? `${found} in ${from}: nothing was imported as "${list}", since you asked to check`
      : `${found} imported from ${from} as "${list}"`,
    ...passedOver.map((each) => `The content’s own list "${each.list}" is no longer used: ${countedIn(each)}`),
    ...warned(warnings, 'Readers may not find these, or not reach them:'),
  ].join('\n');
}

export const removedText = ({ isLast, ...list }: RemovedLawmakers) =>
  `Removed: ${countedIn(list)}${isLast ? '\nThe content’s own lawmakers are used again from the next start or import' : ''}`;

const ageText = (facts: NonNullable<CountedList['facts']>, now: Date) => {
  const days = daysSince(facts, now);
  return days === null ? 'of the content folder' : `as of ${facts.asOf}, ${counted(days, 'day')} ago`;
};

function factsText({ facts }: CountedList, now: Date): string[] {
  if (facts === null) return ['imported by an earlier release, so that its age is not known'];
  const { source, map, termEnds, emptySeats, unreached } = facts;
  const said = [
    source && `from ${source}`,
    map && `map ${map}`,
    ageText(facts, now),
    termEnds && `term until ${termEnds}`,
  ];
  const old = whyOld(facts, now);
  return [
    said.filter(Boolean).join(', '),
    ...(emptySeats > 0 ? [`${counted(emptySeats, 'seat')} without a lawmaker`] : []),
    ...(unreached > 0 ? [`${counted(unreached, 'lawmaker')} to whom no postcode and no outline leads`] : []),
    ...(old ? [`Import it again: ${old}`] : []),
  ];
}

/** Which lists there are, how old they are, and what they lack. */
export function listsText(lists: CountedList[], now: Date): string {
  if (lists.length === 0) return 'No lawmakers have been imported yet.';
  return lists
    .map((each) => {
      const { list, countryCode, members, postcodes, shapes } = each;
      const counts = `${counted(members, 'lawmaker')} of ${countryCode}, ${counted(postcodes, 'postcode district')}, ${counted(shapes, 'polygon')}`;
      return [`"${list}": ${counts}`, ...factsText(each, now).map((line) => `  ${line}`)].join('\n');
    })
    .join('\n\n');
}
