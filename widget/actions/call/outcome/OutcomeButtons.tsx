import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { CompletionType } from '../../../model/call.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createCall } from '../create.ts';
import type { Callee } from '../people/parse-callees.ts';

const LABELS = [
  ['Contacted', 'call.contacted'],
  ['Voicemail', 'call.voicemail'],
  ['Unavailable', 'call.unavailable'],
  ['Skipped', 'call.skip'],
] as const satisfies [CompletionType, string][];

/** Copy key of the text beside the outcome buttons. */
function useQuestion({ id }: Callee) {
  useSignals();
  const { store } = useOfAction(createCall);
  const outcome = store.outcomes.value.get(id);
  if (store.isSubmitting.value) return 'call.saving';
  return outcome && outcome !== 'Skipped' ? 'call.thankYouTitle' : 'call.outcomeQuestion';
}

/** Outcome buttons. Enabled from the start: a reader may dial on another phone, which the widget cannot see. */
export function OutcomeButtons({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const id = useId();
  const question = useQuestion(callee);
  const isBusy = store.isSubmitting.value;
  const outcome = store.outcomes.value.get(callee.id);
  // Without a number, the call can only be skipped.
  const labels = LABELS.filter(([type]) => type === 'Skipped' || callee.lines.length > 0);
  const buttons = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand beside its buttons
    <div
      className="ca-outcomes"
      role="group"
      aria-labelledby={id}
      data-started={store.startedId.value === callee.id || undefined}
    >
      {labels.map(([type, label]) => (
        <Button
          key={type}
          className="ca-quiet"
          data-outcome={type}
          aria-pressed={type === outcome}
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
      <p id={id} role="status">
        {callee.lines.length > 0 && t(question)}
      </p>
    </ActionBar>
  );
}
