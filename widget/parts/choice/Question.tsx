import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { ChoiceStore, Option } from './store.ts';

export type QuestionProps<T extends Option> = {
  store: Pick<ChoiceStore<T>, 'answers' | 'layoutCount' | 'chosen' | 'isSubmitting'>;
  words: { send: string; sending: string; chooseFirst: string };
  /** Whether a press on an answer sends it. Default: only the button does. */
  sendsOnTap?: boolean;
  onChoose: (answer: T) => void;
  onSend: () => void;
};

/** A question and its answers as radio buttons. */
export function Question<T extends Option>({ store, words, sendsOnTap, onChoose, onSend }: QuestionProps<T>) {
  useSignals();
  const { session, fill } = useApp();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const action = session.activeAction.value;
  const chosen = store.chosen.value;
  const isBusy = store.isSubmitting.value;
  const send = (
    <BigButton
      isSubmit
      isWaiting={!chosen}
      missingId={`${id}missing`}
      isBusy={isBusy}
      busy={words.sending}
      onPress={() => (chosen ? onSend() : first.current?.focus())}
    >
      {words.send}
    </BigButton>
  );
  return (
    <form className="ca-form" noValidate onSubmit={(event) => event.preventDefault()}>
      <Heading id={`${id}question`} unseen={words.send}>
        {action.title}
      </Heading>
      {action.text && <p className="ca-text">{fill(action.text)}</p>}
      <div
        className="ca-answers"
        data-count={store.layoutCount}
        role="radiogroup"
        aria-labelledby={`${id}question`}
        aria-describedby={chosen ? undefined : `${id}missing`}
      >
        {store.answers.map((answer, index) => (
          <label key={answer.id} className="ca-answer" data-chosen={answer === chosen || undefined}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={`${id}answer`}
              value={String(answer.id)}
              checked={answer === chosen}
              disabled={isBusy}
              onChange={({ currentTarget }) => {
                onChoose(answer);
                // Arrow keys move the choice, so they send nothing.
                if (sendsOnTap && currentTarget.closest('[data-input="pointer"]')) onSend();
              }}
            />
            <span>{fill(answer.text)}</span>
          </label>
        ))}
      </div>
      <ActionBar button={send}>
        <p id={`${id}missing`} data-met={chosen ? '' : undefined}>
          {words.chooseFirst}
        </p>
      </ActionBar>
    </form>
  );
}
