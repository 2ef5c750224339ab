import type { Widget } from '../../model/widget.ts';

/** What must be disclosed of a sponsored widget, or of one that a third party made (spec §1); '' for the others. */
export const disclosure = (
  {
    isSponsored,
    createdByThirdParty,
    sponsoredText,
  }: Pick<Widget, 'isSponsored' | 'createdByThirdParty' | 'sponsoredText'>,
  fallback: string,
): string => (isSponsored || createdByThirdParty ? sponsoredText.trim() || fallback : '');
