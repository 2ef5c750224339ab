import { useSignals } from '@preact/signals-react/runtime';
import { useId, useLayoutEffect, useRef } from 'react';
import { isOpaque } from '../../core/browser/is-opaque.ts';
import type { CompletionType } from '../../core/model/call.ts';
import { CopyButton } from '../../parts/share/CopyButton.tsx';
import { ByHandField } from '../../parts/share/LinkField.tsx';
import { OwnPageLink } from '../../parts/share/OwnPageLink.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createCall } from './commands.ts';
import { MoreBelow } from './MoreBelow.tsx';
import type { Callee } from './parse-callees.ts';
import { formatPhone } from './phone.ts';
import type { CallStore } from './store.ts';

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
function useQuestion(callee: Callee) {
  useSignals();
  const { store } = useOfAction(createCall);
  const outcome = reportedOutcome(store, callee);
  if (store.isSubmitting.value) return 'call.saving';
  return outcome && outcome !== 'Skipped' ? 'call.thankYouTitle' : 'call.outcomeQuestion';
}

/** The outcomes of a call that the reader has made. */
function OutcomeButtons({ callee }: { callee: Callee }) {
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
      <MoreBelow />
    </ActionBar>
  );
}

/** For dialling on another device. */
function CopyNumber({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const line = callee.lines[store.attemptOf(callee).line];
  if (!line) return null;
  const phone = formatPhone(line.phone, callee.countryCode);
  return (
    <CopyButton
      className="ca-link"
      isCopied={store.copier.copied.value === phone}
      words={[t('call.copyNumber'), t('call.numberCopied')]}
      onCopy={() => void commands.copy(phone)}
    />
  );
}

/**
 * Before the call: quiet ways for readers whose device makes no calls. They stand below the number, not where the outcomes
 * come: no outcome may lie under the pointer that has just pressed one.
 */
export function OtherWays({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  const { unanswered, offersLetter } = store.attemptOf(callee);
  const { refused } = store.copier;
  return (
    <>
      <div className="ca-ways">
        {!offersLetter && (
          <>
            <Button className="ca-link" data-other-phone="" onPress={() => commands.callElsewhere(callee)}>
              {t('call.otherPhone')}
            </Button>
            <CopyNumber callee={callee} />
            {isOpaque() && <OwnPageLink />}
          </>
        )}
        {unanswered.length > 0 && (
          <Button className="ca-link" data-not-now="" onPress={() => void commands.goOn()}>
            {t('call.notNow')}
          </Button>
        )}
      </div>
      {refused.value && <ByHandField label={t('call.copyByHand')} value={refused.value} />}
    </>
  );
}

/** Moves the focus to the outcomes where these replace what had it: a button, or the link of the office now called. */
function useFocusOnOutcomes(isAsked: boolean) {
  const status = useRef<HTMLSpanElement>(null);
  const wasAsked = useRef(isAsked);
  // Not later: the button that has the focus is removed in this render, and a key pressed meanwhile would go to the page.
  useLayoutEffect(() => {
    const isNew = isAsked && !wasAsked.current;
    wasAsked.current = isAsked;
    if (!isNew || !status.current) return;
    const { activeElement } = status.current.getRootNode() as Document | ShadowRoot;
    if (activeElement?.closest('.ca-calling') && !activeElement.closest('[hidden]')) return;
    status.current.parentElement?.querySelector<HTMLElement>('.ca-outcomes button')?.focus({ preventScroll: true });
  });
  return status;
}

/** The foot of a call: the outcomes once the number was pressed, before it no more than the edge that the script goes under. */
export function CallBar({ callee, isAsked }: { callee: Callee; isAsked: boolean }) {
  useSignals();
  const { t } = useApp();
  const { store } = useOfAction(createCall);
  const { startedBy, offersLetter } = store.attemptOf(callee);
  const status = useFocusOnOutcomes(isAsked);
  const question = useQuestion(callee);
  // After "I used another phone" the focus moves to the question, which a screen reader then reads.
  const isTold = startedBy === 'number' || (startedBy !== null && question !== 'call.outcomeQuestion');
  const edge = !offersLetter && (
    <ActionBar>
      <MoreBelow />
    </ActionBar>
  );
  return (
    <>
      <span role="status" className="ca-hidden" ref={status}>
        {(store.copier.copied.value && t('call.numberCopied')) || (isTold && t(question))}
      </span>
      {isAsked ? <OutcomeButtons callee={callee} /> : edge}
    </>
  );
}
