import { list } from '../../../i18n/format.ts';
import { completeCall, updateCall } from '../../core/api/calls/contacts.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { type CallOutcome, COMPLETION_TYPE, type CompletionType } from '../../core/model/call.ts';
import type { Callee } from './parse-callees.ts';
import type { CallStore } from './store.ts';

type Tools = Pick<App, 'lifecycle' | 'submissions' | 'actionData' | 'session' | 'locale'>;

/** Keeps a reported outcome when the reader goes back and skips the callee. */
export const keptOutcome = ({ outcomes }: CallStore, { id }: Callee, type: CompletionType) =>
  type === 'Skipped' ? (outcomes.value.get(id) ?? type) : type;

/** Reports the outcome of a call to the server, the session and the store. Skips are not sent (spec §4, call 2). */
export function createReport(action: Action, store: CallStore, tools: Tools) {
  const { lifecycle, submissions, actionData, session, locale } = tools;
  const { identifier } = action;

  /** The first call creates a completion; further calls update it. */
  function submit(callee: Callee, type: CallOutcome) {
    const { callActionCompletionId } = store.successInfo.value;
    const report = { completionType: COMPLETION_TYPE[type], recipientName: callee.name };
    const rest = () => actionData(action);
    return callActionCompletionId === null
      ? submissions.submit(completeCall, identifier, report, rest)
      : submissions.submit(updateCall, identifier, { ...report, callActionCompletionId }, rest);
  }

  /** A retry may replay an earlier report whose answer was lost. Then this report is sent after it. */
  async function send(callee: Callee, type: CallOutcome): Promise<void> {
    const { answer, wasReplayed } = await submit(callee, type);
    const { callActionCompletionId: known } = store.successInfo.value;
    session.setPeople(action, answer.endUsersCount);
    store.completed({
      isSinglePerson: answer.isSinglePerson ?? store.callees.value.length === 1,
      callActionCompletionId: answer.callActionCompletionId ?? known,
      recipientName: callee.name,
    });
    if (wasReplayed) await send(callee, type);
  }

  /** Completes the action and sets the placeholders that name the people called. */
  function record(callee: Callee, type: CallOutcome) {
    session.answer({ actionIdentifier: identifier, answerId: COMPLETION_TYPE[type] });
    session.complete(action);
    lifecycle.completed(action);
    const names = store.called.value.map(({ name }) => name);
    const recipientName = list(names.includes(callee.name) ? names : [...names, callee.name], locale);
    session.setVariables({ recipientName, ...(callee.isLawmaker && { localRepresentative: recipientName }) });
  }

  return async (callee: Callee, type: CompletionType) => {
    // The server keeps every report, so an outcome that it knows is not sent again, as from a second office that is silent too.
    if (type !== 'Skipped' && store.outcomes.value.get(callee.id) !== type) {
      await send(callee, type);
      record(callee, type);
    }
    store.setOutcome(callee, keptOutcome(store, callee, type));
  };
}
