import { kinds } from '../../../widget/actions/registry.ts';
import { createClient } from '../../../widget/core/api/client.ts';
import { createSubmissions } from '../../../widget/core/api/submissions.ts';
import type { App } from '../../../widget/core/app/app.ts';
import { createOnce, type OfAction, ofAction } from '../../../widget/core/app/of-action.ts';
import type { Action } from '../../../widget/core/model/action.ts';
import { createSessionStore } from '../../../widget/core/session/store.ts';
import type { Api } from './api-server.ts';
import { actionOf, parsedCards, wireAction, wireCard } from './wire.ts';

/** An app for a kind's commands: a real API client, and a session that only records its calls. */
export function kindTools(api: Api, type: string, fields: Record<string, unknown> = {}) {
  const widget = parsedCards(wireCard('c', [wireAction(1, type, fields)]));
  const action = actionOf(widget, 1);
  const session = createSessionStore(widget, { action, route: `/${type}` });
  const told: string[] = [];
  const reported: unknown[] = [];
  const answers: object[] = [];
  const client = createClient({
    base: api.base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => null,
    report: () => {},
  });
  const changeable = new Set<string>();
  const end = { comes: true };
  const commands = {
    initiate: () => {},
    isAt: () => true,
    submit: (_: Action, send: () => Promise<void>) => send(),
    loadScreen: async () => end.comes,
    isDone: ({ identifier }: Action) =>
      session.completedActionIdentifiers.value.has(identifier) && !changeable.has(identifier),
    moveOn: () => void told.push('moveOn'),
    open: async () => {},
    finish: (done: Action, answer: object, { isChangeable = false } = {}) => {
      if (isChangeable) changeable.add(done.identifier);
      answers.push(answer);
      session.complete(done);
      told.push('finish');
    },
    alert: (text = '') => void told.push(`alert ${text}`),
  };
  const tools: App = {
    commands,
    lifecycle: { completed: () => void told.push('completed') },
    session,
    client,
    submissions: createSubmissions(client),
    actionData: () => ({ id: action.id }),
    fill: (text: string) => text.replaceAll('@district', '12'),
    t: (key: string) => key,
    once: createOnce(),
    screens: { kindOf: (kind: keyof typeof kinds) => kinds[kind] },
    // `this`, since tests spread the tools into another app.
    of(this: App, owner: Action, make: OfAction<object>) {
      return ofAction(this, owner, make);
    },
    report: (error: unknown) => void reported.push(error),
  } as unknown as App;
  return { action, tools, session, told, reported, answers, end };
}

/** The `details` of an action's fields. */
export const detailsIn = ({ details }: Record<string, unknown>) => details as Record<string, unknown> | undefined;
