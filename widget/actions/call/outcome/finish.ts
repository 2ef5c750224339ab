import { RequestError } from '../../../api/errors.ts';
import type { App } from '../../../app/app.ts';
import type { Action } from '../../../model/action.ts';
import type { CompletionType } from '../../../model/call.ts';
import type { Callee } from '../people/parse-callees.ts';
import { calleeIndex } from '../route.ts';
import type { CallStore } from '../store.ts';
import { createFollow } from './follow.ts';
import { createReport } from './report.ts';

export type FinishTools = Pick<
  App,
  'commands' | 'lifecycle' | 'submissions' | 'actionData' | 'session' | 'locale' | 'report'
>;

/** Reports a call (spec §4) and moves on. Failures are not shown: pressing again sends the same report. */
export function createFinish(action: Action, store: CallStore, tools: FinishTools) {
  const { commands, session, report } = tools;
  const reportOutcome = createReport(action, store, tools);
  const { stepAfter, isReady, go } = createFollow(action, store, tools);

  async function tryReport(callee: Callee, type: CompletionType) {
    const step = stepAfter(callee, type);
    if (!(await isReady(step))) return;
    await reportOutcome(callee, type);
    await go(step, callee);
  }

  return async (type: CompletionType) => {
    const callee = store.callees.value[calleeIndex(session.route.value)];
    if (!callee || store.isSubmitting.value || session.isMoving.value) return;
    store.setSubmitting(true);
    try {
      await commands.submit(action, () => tryReport(callee, type));
    } catch (error) {
      // The client has already reported request errors.
      if (!(error instanceof RequestError)) report(error);
    } finally {
      store.setSubmitting(false);
    }
  };
}
