import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef, useState } from 'react';
import { TextArea } from '../../fields/TextArea.tsx';
import { requiredText } from '../../fields/validation-text.ts';
import { leadOf } from '../../form/lead.ts';
import { ActionLawmakers } from '../../lawmakers/panel/ActionLawmakers.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { ByHand } from './ByHand.tsx';
import { CharactersLeft } from './CharactersLeft.tsx';
import { createTweetCommands } from './commands.ts';
import { composePost } from './compose.ts';
import { createTweetStore } from './store.ts';

/** Screen for writing the post. */
export function Composer() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createTweetStore);
  const commands = useOfAction(createTweetCommands);
  const leftId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setTried] = useState(false);
  const action = session.activeAction.value;
  const text = store.written.value ?? composePost(store.template, fill);
  const left = commands.charactersLeft(text);
  const isEmpty = text.trim() === '';
  const lead = fill(leadOf(action));
  const post = () => {
    if (left >= 0 && !isEmpty) return void commands.post(text);
    setTried(true);
    field.current?.focus();
  };
  const button = (
    <BigButton
      isSubmit
      isWaiting={left < 0 || isEmpty}
      missingId={leftId}
      isBusy={store.isSending.value}
      onPress={post}
    >
      {t('tweet.start')}
    </BigButton>
  );
  return (
    <form className="ca-form" noValidate onSubmit={(event) => event.preventDefault()}>
      <Heading>{action.formTitle || action.title}</Heading>
      {lead && <p className="ca-lead">{lead}</p>}
      <ByHand text={text} />
      <fieldset className="ca-fields" disabled={store.isSending.value}>
        <TextArea
          ref={field}
          label={t('tweet.label')}
          error={isTried && isEmpty ? requiredText(t, t('tweet.write')) : ''}
          name="message"
          rows={4}
          value={text}
          onChange={(event) => commands.write(event.target.value)}
        />
      </fieldset>
      {action.representativeSearch && <ActionLawmakers />}
      <ActionBar button={button}>
        <CharactersLeft id={leftId} left={left} isEmpty={isEmpty} />
      </ActionBar>
    </form>
  );
}
