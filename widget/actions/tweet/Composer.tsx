import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useId, useRef, useState } from 'react';
import { inSentence, type Translate } from '../../../i18n/index.ts';
import { LawmakersAboveButton } from '../../parts/lawmakers/ActionLawmakers.tsx';
import { FindButton } from '../../parts/lawmakers/FindButton.tsx';
import { createFinding } from '../../parts/lawmakers/finding.ts';
import { LinkField } from '../../parts/share/LinkField.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Excerpt, leadOf } from '../../ui/fields/Excerpt.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { requiredText } from '../../ui/fields/validation-text.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Printed } from '../../ui/Printed.tsx';
import { createTweetCommands } from './commands.ts';
import { composePost } from './post-text.ts';
import { createTweetStore } from './store.ts';

/** X's address to copy by hand, where a sandbox or a pop-up blocker refused the window. Copying it counts as posting. */
export function ByHand({ text }: { text: string }) {
  useSignals();
  const store = useOfAction(createTweetStore);
  const commands = useOfAction(createTweetCommands);
  const link = store.byHand.value;
  if (!link) return null;
  return (
    <div onCopy={() => void commands.takenByHand(text)}>
      <LinkField link={link} why="popup" />
    </div>
  );
}

type CharactersLeftProps = { id: string; left: number; isEmpty: boolean };

function textOf(t: Translate, locale: string, { left, isEmpty }: CharactersLeftProps) {
  if (isEmpty) return t('form.missing', { fields: inSentence(t('tweet.label'), locale) });
  return left < 0 ? t('tweet.tooLong', { n: -left }) : t('tweet.charactersLeft', { n: left });
}

/** Characters left, how many are too many, or that there is no text yet. */
function CharactersLeft(props: CharactersLeftProps) {
  const { t, locale } = useApp();
  const { id, left } = props;
  return (
    <>
      <p id={id} className={left < 0 ? 'ca-error' : 'ca-counter'}>
        {textOf(t, locale, props)}
      </p>
      <p className="ca-lead">{t('tweet.newWindow')}</p>
      <p className="ca-hidden" role="status">
        {left < 0 && t('tweet.tooLong', { n: -left })}
      </p>
    </>
  );
}

/** The reader's text, else the publisher's, and whether X would take it. */
function usePost() {
  useSignals();
  const { fill } = useApp();
  const store = useOfAction(createTweetStore);
  const { charactersLeft } = useOfAction(createTweetCommands);
  const text = store.written.value ?? composePost(store.template, fill);
  return { text, left: charactersLeft(text), isEmpty: text.trim() === '' };
}

type BarProps = { field: RefObject<HTMLTextAreaElement | null>; onTried: () => void };

/** How much room is left, and the button that posts, or first finds those whom the post is to. */
function Bar({ field, onTried }: BarProps) {
  useSignals();
  const { t } = useApp();
  const store = useOfAction(createTweetStore);
  const commands = useOfAction(createTweetCommands);
  const { text, left, isEmpty } = usePost();
  const leftId = useId();
  const isWaiting = left < 0 || isEmpty;
  const post = () => {
    if (!isWaiting) return void commands.post(text);
    onTried();
    field.current?.focus();
  };
  const send = (
    <BigButton
      isSubmit
      isWaiting={isWaiting}
      missingId={leftId}
      isBusy={store.isSending.value}
      busy={t('tweet.opening')}
      onPress={post}
    >
      <Printed>{t('tweet.start')}</Printed>
    </BigButton>
  );
  return (
    <ActionBar button={useOfAction(createFinding).isMissing.value ? <FindButton /> : send}>
      <CharactersLeft id={leftId} left={left} isEmpty={isEmpty} />
    </ActionBar>
  );
}

/** Screen for writing the post. */
export function Composer() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createTweetStore);
  const commands = useOfAction(createTweetCommands);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTried, setTried] = useState(false);
  const { text, isEmpty } = usePost();
  const action = session.activeAction.value;
  const lead = fill(leadOf(action));
  return (
    <form className="ca-form" data-step="words" noValidate onSubmit={(event) => event.preventDefault()}>
      <Heading>{action.formTitle || action.title}</Heading>
      <Excerpt lead={lead} />
      {action.representativeSearch && <LawmakersAboveButton />}
      <ByHand text={text} />
      <fieldset className="ca-lock" disabled={store.isSending.value}>
        <div className="ca-fields">
          <TextArea
            ref={field}
            label={t('tweet.label')}
            error={isTried && isEmpty ? requiredText(t, t('tweet.write')) : ''}
            name="message"
            rows={2}
            className="ca-area"
            value={text}
            onChange={(event) => commands.write(event.target.value)}
          />
        </div>
      </fieldset>
      <Bar field={field} onTried={() => setTried(true)} />
    </form>
  );
}
