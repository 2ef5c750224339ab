import { completeLink } from '../../core/api/calls/media.ts';
import { createDelivery } from '../../core/api/delivery.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { whenFalse } from '../../core/signals/signals.ts';
import { createLinkStore } from './store.ts';

type Tools = Pick<App, 'of' | 'commands' | 'lifecycle' | 'session' | 'client' | 'actionData' | 'report'>;

/** Commands of a link, which the browser opens itself. */
export function createLinkCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, session, client, actionData, report } = tools;
  const store = tools.of(action, createLinkStore);
  const delivery = createDelivery(client, completeLink, report);

  async function tell() {
    const answer = await delivery.send(() => ({ ...actionData(action), isVisual: action.isVisual }));
    if (answer) session.setPeople(action, answer.endUsersCount);
  }

  return {
    /** Counts the reader once (spec §4), however often they open it. It does not wait for the server: they are leaving. */
    async opened() {
      commands.initiate(action);
      void tell();
      if (store.isOpened.value) return;
      store.setOpened(true);
      // Told at once: the screen of thanks may still be loading as the reader leaves.
      lifecycle.completed(action);
      await whenFalse(session.isMoving);
      await commands.open(action, '');
      commands.finish(action, {});
    },
  };
}
