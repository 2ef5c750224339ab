import type { OfAction } from '../../app/of-action.ts';
import { TITLE_MAX_PX, type TitleLimit } from '../../browser/fit/fit.ts';

/** A heading above fields leaves them the room; the action's other screens have the same size. */
const FORM_TITLE_MAX_PX = 25;

export const titleLimit = (px: number): TitleLimit => ({ narrow: px, wide: px });

export const createTitleLimit: OfAction<TitleLimit> = ({ type }, { screens }) =>
  titleLimit(screens.kindOf(type).hasForm ? FORM_TITLE_MAX_PX : TITLE_MAX_PX);
