import type { App } from '../../core/app/app.ts';
import { isFaked } from '../../core/config/mode.ts';
import type { Action } from '../../core/model/action.ts';
import { createKeeper, type Keeper, NO_KEEPER } from '../../core/recording/kept.ts';
import { createRecordStore } from './store.ts';

type Tools = Pick<App, 'session' | 'mode'>;

/** Keeps an action's video on the device. Where nothing is sent, a video of a real visit is left alone. */
export const keeperOf = ({ identifier }: Action, { session, mode }: Tools): Keeper =>
  isFaked(mode) ? NO_KEEPER : createKeeper(`${session.widget.peek().widgetId} ${identifier}`);

/** What a recording's front needs: the code that records comes later. */
export function createFront(action: Action, app: App) {
  const store = app.of(action, createRecordStore);
  return {
    store,
    /** Continues an upload that an earlier visit began. Only then is the code loaded for it. */
    async takeUp() {
      const kept = store.video.peek() ? null : await keeperOf(action, app).read();
      if (!kept?.isSaving) return;
      store.setUnsent(true);
      try {
        const { createRecordCommands } = await import('./commands.ts');
        await app.of(action, createRecordCommands).takeUp();
      } catch (error) {
        // Its code may not load; the video stays on the device for the next visit.
        app.report(error);
      }
    },
  };
}
