import type { Mistake } from '../mistakes.ts';
import type { ContentView, OwnerView } from '../view.ts';
import { actionRemarks } from './actions.ts';
import { optInRemarks } from './opt-ins.ts';
import type { Remark } from './remark.ts';
import { searchWarnings } from './searches.ts';
import { themeRemarks, widgetThemeRemarks } from './themes.ts';
import { translationWarnings } from './translations.ts';
import { widgetRemarks } from './widgets.ts';

const inFile = (file: string, remarks: Remark[]): Mistake[] => remarks.map((remark) => ({ file, ...remark }));

const ownersThemes = (owners: OwnerView[] | null): Remark[] =>
  (owners ?? []).flatMap(({ path, fields }) => themeRemarks(fields.customTheme, `${path}.customTheme`));

/** Warnings about content without mistakes that readers may not see as its author means it. */
export function contentWarnings(content: ContentView): Mistake[] {
  const partners = new Map((content.partners ?? []).map(({ id, fields }) => [id ?? '', fields]));
  return [
    ...inFile('publishers.json', ownersThemes(content.publishers)),
    ...inFile('partners.json', ownersThemes(content.partners)),
    ...content.widgets.flatMap((widget) =>
      inFile(widget.file, [
        ...widgetRemarks(widget),
        ...widgetThemeRemarks(widget),
        ...actionRemarks(widget),
        ...optInRemarks(widget, partners),
      ]),
    ),
    ...searchWarnings(content),
    ...translationWarnings(content),
  ];
}
