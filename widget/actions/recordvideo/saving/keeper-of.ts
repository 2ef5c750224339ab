import type { App } from '../../../app/app.ts';
import { isFaked } from '../../../config/mode.ts';
import type { Action } from '../../../model/action.ts';
import { createKeeper, type Keeper, NO_KEEPER } from '../../../recording/kept.ts';

type Tools = Pick<App, 'session' | 'mode'>;

/** Keeps an action's video on the device. Where nothing is sent, a video of a real visit is left alone. */
export const keeperOf = ({ identifier }: Action, { session, mode }: Tools): Keeper =>
  isFaked(mode) ? NO_KEEPER : createKeeper(`${session.widget.peek().widgetId} ${identifier}`);
