import { parseColor } from '../../../widget/model/look/contrast.ts';
import { type Fields, fieldsOf, textOf, type WidgetView } from '../view.ts';
import type { Remark } from './remark.ts';

const COLORS = ['backgroundColor', 'accentColor'];

/** Colours that the widget replaces with its own, since it can't compute their contrast. */
const colorRemarks = (theme: Fields): Remark[] =>
  COLORS.flatMap((name) => {
    const color = textOf(theme[name]);
    if (!color || parseColor(color)) return [];
    return [
      {
        path: name,
        message: `"${color}" is not a colour that the widget reads, so it uses the default: write #rrggbb or rgb()`,
      },
    ];
  });

function fontRemarks({ fontUrl, fontFamily, headingFont }: Fields): Remark[] {
  if (!textOf(fontUrl) || textOf(fontFamily) || textOf(headingFont)) return [];
  return [{ path: 'fontUrl', message: 'has no fontFamily or headingFont beside it, which names the font' }];
}

/** Warns of theme settings that have no effect. */
export const themeRemarks = (theme: unknown, path: string): Remark[] =>
  [...colorRemarks(fieldsOf(theme)), ...fontRemarks(fieldsOf(theme))].map((remark) => ({
    ...remark,
    path: `${path}.${remark.path}`,
  }));

/** Themes of the widget and of partners within it. */
export function widgetThemeRemarks({ cards, fields }: WidgetView): Remark[] {
  const owners: { path: string; fields: Fields }[] = cards.flatMap((card) => [card, ...card.actions]);
  const ofPartners = owners.flatMap(({ path, fields: { partner } }) =>
    themeRemarks(fieldsOf(partner).customTheme, `${path}.partner.customTheme`),
  );
  return [...themeRemarks(fields.customTheme, 'customTheme'), ...ofPartners];
}
