import type { Mistake } from '../mistakes.ts';
import type { ContentView, OwnerView } from '../view.ts';
import { actionRemarks } from './actions.ts';
import { colorRemarks, widgetColorRemarks } from './colors.ts';
import type { Remark } from './remark.ts';
import { searchWarnings } from './searches.ts';
import { widgetRemarks } from './widgets.ts';

const inFile = (file: string, remarks: Remark[]): Mistake[] => remarks.map((remark) => ({ file, ...remark }));

const ownersColors = (owners: OwnerView[] | null): Remark[] =>
  (owners ?? []).flatMap(({ path, fields }) => colorRemarks(fields.customTheme, `${path}.customTheme`));

/** Warnings about content without mistakes that readers may not see as its author means it. */
export const contentWarnings = (content: ContentView): Mistake[] => [
  ...inFile('publishers.json', ownersColors(content.publishers)),
  ...inFile('partners.json', ownersColors(content.partners)),
  ...content.widgets.flatMap((widget) =>
    inFile(widget.file, [...widgetRemarks(widget), ...widgetColorRemarks(widget), ...actionRemarks(widget)]),
  ),
  ...searchWarnings(content),
];
