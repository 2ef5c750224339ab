import { parseColor } from '../../../widget/model/look/contrast.ts';
import { type Fields, fieldsOf, textOf, type WidgetView } from '../view.ts';
import type { Remark } from './remark.ts';

const COLORS = ['backgroundColor', 'accentColor'];

/** Warns of colours that the widget replaces with its own, since it can't compute their contrast. */
export const colorRemarks = (theme: unknown, path: string): Remark[] =>
  COLORS.flatMap((name) => {
    const color = textOf(fieldsOf(theme)[name]);
    if (!color || parseColor(color)) return [];
    const message = `"${color}" is not a colour that the widget reads, so it uses the default: write #rrggbb or rgb()`;
    return [{ path: `${path}.${name}`, message }];
  });

/** Themes of the widget and of partners within it. */
export function widgetColorRemarks({ cards, fields }: WidgetView): Remark[] {
  const owners: { path: string; fields: Fields }[] = cards.flatMap((card) => [card, ...card.actions]);
  const ofPartners = owners.flatMap(({ path, fields: { partner } }) =>
    colorRemarks(fieldsOf(partner).customTheme, `${path}.partner.customTheme`),
  );
  return [...colorRemarks(fields.customTheme, 'customTheme'), ...ofPartners];
}
