import type { Widget } from '../../model/widget.ts';

/** The disclosure of a widget that is sponsored or made by a third party (spec §1); '' for others. */
export const disclosure = (
  {
    isSponsored,
    createdByThirdParty,
    sponsoredText,
  }: Pick<Widget, 'isSponsored' | 'createdByThirdParty' | 'sponsoredText'>,
  fallback: string,
): string => (isSponsored || createdByThirdParty ? sponsoredText.trim() || fallback : '');
