import { completeSentimentPoll, updateSentimentPoll } from '../../core/api/calls/polls.ts';
import { isTooMany, isUnsettled } from '../../core/api/errors.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { sentimentAnswerId } from '../../core/model/answer.ts';
import { createVote, type VoteTools } from '../../parts/choice/vote-commands.ts';
import { createLatest } from '../../ui/slider/latest.ts';
import { createSentimentStore } from './store.ts';
import { sentimentText } from './words.ts';

type Tools = VoteTools & Pick<App, 'of' | 'session' | 'fill' | 'locale' | 'report'>;

/** Its failures are logged only (spec §8), so that an answer is sent again without the reader. */
const RETRIES_MS = [2_000, 8_000, 30_000];

/** Commands of a sentiment poll. Each answer after the first changes it. */
export function createSentimentCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, session, fill, t, locale, report } = tools;
  const store = tools.of(action, createSentimentStore);
  const send = createVote(action, tools, {
    complete: completeSentimentPoll,
    update: updateSentimentPoll,
    idOf: ({ id }) => id,
    dataOf: (value: number, id) => ({ answerId: id ?? sentimentAnswerId(value), value }),
  });
  let given: number | null = null;

  function finish(value: number) {
    const ends = { lowLabel: fill(store.ends.lowLabel), highLabel: fill(store.ends.highLabel) };
    const words = { answerText: sentimentText(value, ends, t, locale), questionText: fill(action.title) };
    commands.finish(action, { sentimentValue: value, ...words }, { isChangeable: true });
  }

  async function sendOne(value: number) {
    // The answer does not wait for the code of its results. Where that can't be loaded it counts all the same.
    const isLoaded = Promise.all(['results', 'curve'].map((name) => commands.loadScreen(action, name)));
    const { resultDistribution: distribution, endUsersCount: count } = await send(value);
    if (value === given) store.setPhase('saved');
    // The reader may have changed their answer meanwhile: what they are told, and what follows, is by the next one.
    if (!(await isLoaded).every(Boolean) || value !== given) return lifecycle.completed(action);
    store.show({ value, distribution, count });
    session.setVariables({ noOfAnswers: count });
    finish(value);
  }

  async function trySend(value: number): Promise<boolean> {
    try {
      await commands.submit(action, () => sendOne(value));
      return true;
    } catch (error) {
      report(error);
      // Repeated as it is, only these may succeed.
      const mayRepeat = isUnsettled(error) || isTooMany(error);
      return !mayRepeat;
    }
  }

  const sendLatest = createLatest({
    send: trySend,
    retriesMs: RETRIES_MS,
    onRest() {
      if (store.phase.value === 'saving') store.setPhase('failed');
    },
  });

  return {
    /** The reader moves the slider. */
    move(value: number) {
      commands.initiate(action);
      store.move(value);
    },
    /** The reader answers with this value, unless it is their answer already. */
    answer(value: number) {
      commands.initiate(action);
      store.move(value);
      if (value === given && store.phase.value !== 'failed') return;
      given = value;
      store.setPhase('saving');
      sendLatest(value);
    },
  };
}
