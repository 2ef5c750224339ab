import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { TextArea } from '../../fields/TextArea.tsx';
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
  const action = session.activeAction.value;
  const text = store.written.value ?? composePost(store.template, fill);
  const left = commands.charactersLeft(text);
  const lead = fill(leadOf(action));
  const button = (
    <BigButton
      isSubmit
      isWaiting={left < 0 || text.trim() === ''}
      missingId={leftId}
      isBusy={store.isSending.value}
      onPress={() => void (left >= 0 && text.trim() && commands.post(text))}
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
          label={t('tweet.label')}
          name="message"
          rows={4}
          value={text}
          onChange={(event) => commands.write(event.target.value)}
        />
      </fieldset>
      {action.representativeSearch && <ActionLawmakers />}
      <ActionBar button={button}>
        <CharactersLeft id={leftId} left={left} />
      </ActionBar>
    </form>
  );
}
