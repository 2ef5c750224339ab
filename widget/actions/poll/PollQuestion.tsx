import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createPollCommands } from './commands.ts';
import { layoutCount } from './layout-count.ts';
import { createPollStore } from './store.ts';

/** The question and its answers as radio buttons. */
export function PollQuestion() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createPollStore);
  const commands = useOfAction(createPollCommands);
  const id = useId();
  const action = session.activeAction.value;
  const chosen = store.chosen.value;
  const isBusy = store.isSubmitting.value;
  const first = useRef<HTMLInputElement>(null);
  const vote = (
    <BigButton
      isSubmit
      isWaiting={!chosen}
      missingId={`${id}missing`}
      isBusy={isBusy}
      onPress={() => (chosen ? commands.vote() : first.current?.focus())}
    >
      {t(isBusy ? 'poll.voting' : 'poll.vote')}
    </BigButton>
  );
  return (
    <form className="ca-form" noValidate onSubmit={(event) => event.preventDefault()}>
      <Heading id={`${id}question`} unseen={t('poll.vote')}>
        {action.title}
      </Heading>
      {action.text && <p className="ca-text">{fill(action.text)}</p>}
      <div
        className="ca-answers"
        data-count={layoutCount(store.answers)}
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
                commands.choose(answer);
                // Arrow keys move the choice, so they do not vote.
                if (store.voteOnTap && currentTarget.closest('[data-input="pointer"]')) void commands.vote();
              }}
            />
            <span>{fill(answer.text)}</span>
          </label>
        ))}
      </div>
      <ActionBar button={vote}>{!chosen && <p id={`${id}missing`}>{t('poll.chooseFirst')}</p>}</ActionBar>
    </form>
  );
}
