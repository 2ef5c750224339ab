import type { App } from '../../app/app.ts';
import type { OfAction } from '../../app/of-action.ts';
import { TITLE_MAX_PX } from '../../browser/fit/fit.ts';
import type { Action } from '../../model/action.ts';

/**
 * The largest title of an action so far, CSS px: all its screens have one size, in narrow and in wide widgets, but where
 * there is much room.
 */
export type TitleLimit = { narrow: number; wide: number };

/** A heading above fields leaves them the room; the action's other screens have the same size. */
const FORM_TITLE_MAX_PX = 25;

/** The largest title that an action's screens begin with, CSS px. */
export const titleMax = ({ type }: Action, { screens }: Pick<App, 'screens'>): number =>
  screens.kindOf(type).hasForm ? FORM_TITLE_MAX_PX : TITLE_MAX_PX;

export const titleLimit = (px: number): TitleLimit => ({ narrow: px, wide: px });

export const createTitleLimit: OfAction<TitleLimit> = (action, tools) => titleLimit(titleMax(action, tools));
