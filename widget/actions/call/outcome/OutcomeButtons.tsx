import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { CompletionType } from '../../../model/call.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createCall } from '../create.ts';
import type { Callee } from '../people/parse-callees.ts';
import type { CallStore } from '../store.ts';

const OUTCOMES = [
  ['Contacted', 'call.contacted'],
  ['Voicemail', 'call.voicemail'],
  ['Unavailable', 'call.unavailable'],
  ['Skipped', 'call.skip'],
] as const satisfies [CompletionType, string][];

/** What the reader has said of the line that is tried. */
const reportedOutcome = (store: CallStore, callee: Callee) =>
  store.attemptOf(callee).isReported ? store.outcomes.value.get(callee.id) : undefined;

/** Copy key of the text above the outcomes. */
export function useQuestion(callee: Callee) {
  useSignals();
  const { store } = useOfAction(createCall);
  const outcome = reportedOutcome(store, callee);
  if (store.isSubmitting.value) return 'call.saving';
  return outcome && outcome !== 'Skipped' ? 'call.thankYouTitle' : 'call.outcomeQuestion';
}

/** The outcomes of a call that the reader has made. */
export function OutcomeButtons({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const id = useId();
  const question = useQuestion(callee);
  const isBusy = store.isSubmitting.value;
  const reported = reportedOutcome(store, callee);
  const hasNumber = callee.lines.length > 0;
  const buttons = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand beside its buttons
    <div
      className="ca-outcomes"
      role="group"
      aria-labelledby={id}
      data-started={store.attemptOf(callee).startedBy !== null || undefined}
    >
      {OUTCOMES.filter(([type]) => type === 'Skipped' || hasNumber).map(([type, label]) => (
        <Button
          key={type}
          className="ca-quiet"
          data-outcome={type}
          aria-pressed={type === reported}
          isOff={isBusy}
          onPress={() => void commands.finishCall(type)}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
  return (
    <ActionBar button={buttons}>
      <p className="ca-question" id={id}>
        {hasNumber && t(question)}
      </p>
    </ActionBar>
  );
}
