import { is } from 'superstruct';
import { Theme as WireTheme } from '../../widget/api/wire/widget.ts';
import type { WireAction, WireWidget } from '../../widget/api/wire.ts';
import { type GivenTheme, type Theme, themeOf } from '../../widget/model/look/theme.ts';

/** Without the fields that can't be read, as the widget reads it. */
const sound = (given: unknown): GivenTheme =>
  Object.fromEntries(Object.entries(given ?? {}).filter((field) => is(Object.fromEntries([field]), WireTheme())));

/** The theme in which a widget's first card is shown. */
export const themeOfFirst = (widget: WireWidget, action: WireAction | undefined): Theme =>
  themeOf(sound(action?.partner?.customTheme), sound(widget.customTheme), sound(widget.publisherCustomTheme));
