import type { OfAction } from '../../app/of-action.ts';
import { TITLE_MAX_PX } from './fit.ts';

/** A heading above fields leaves them the room; the action's other screens have the same size. */
const FORM_TITLE_MAX_PX = 25;

/** The largest title of an action so far, CSS px: all its screens have one size, in narrow and in wide widgets. */
export type TitleLimit = { narrow: number; wide: number };

export const titleLimit = (px: number): TitleLimit => ({ narrow: px, wide: px });

export const createTitleLimit: OfAction<TitleLimit> = ({ type }, { screens }) =>
  titleLimit(screens.kindOf(type).hasForm ? FORM_TITLE_MAX_PX : TITLE_MAX_PX);
