import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useEffect } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { isOpaque } from '../../core/browser/is-opaque.ts';
import { OwnPageLink } from '../../parts/share/OwnPageLink.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { DownloadLink } from './AfterRecording.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { createRecordCommands } from './commands.ts';
import { Live, Question } from './Live.tsx';
import { Review } from './Review.tsx';
import css from './record.css' with { type: 'text' };
import { createRecordStore, type Stage } from './store.ts';

/** Why recording does not work here, and what does. */
function TroubleScreen() {
  useSignals();
  const { t } = useApp();
  const { trouble, video } = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  const why = trouble.value ?? 'lost';
  const again = video.value ? commands.save : commands.start;
  return (
    <div className="ca-form">
      <Heading>{t(`recordvideo.${why}Title`)}</Heading>
      <p className="ca-text" role="alert">
        {t(`recordvideo.${why}`)}
      </p>
      {(why === 'denied' || isOpaque()) && (
        <div>
          <OwnPageLink />
        </div>
      )}
      {why === 'notSupported' ? (
        <ActionBar button={<ChooseFile isMain />} />
      ) : (
        <ActionBar button={<BigButton onPress={() => void again()}>{t('recordvideo.tryAgain')}</BigButton>}>
          {video.value ? <DownloadLink /> : <ChooseFile />}
        </ActionBar>
      )}
    </div>
  );
}

/** Before the camera is on: what happens next, so that the browser's question surprises nobody. */
function Intro() {
  useSignals();
  const { t } = useApp();
  const store = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  const isAsking = store.stage.value === 'asking';
  return (
    <div className="ca-form">
      <Question />
      <p className="ca-text">{t('recordvideo.instruction', { seconds: store.maxSeconds })}</p>
      <p className="ca-text" role="status">
        {isAsking ? t('recordvideo.asking') : t('recordvideo.allow')}
      </p>
      <ActionBar
        button={
          <BigButton isBusy={isAsking} onPress={() => void commands.start()}>
            {t('recordvideo.turnOn')}
          </BigButton>
        }
      >
        <ChooseFile />
      </ActionBar>
    </div>
  );
}

const PARTS: Record<Stage, ComponentType> = {
  idle: Intro,
  asking: Intro,
  ready: Live,
  counting: Live,
  recording: Live,
  paused: Live,
  review: Review,
  saving: Review,
  saved: Review,
  trouble: TroubleScreen,
};

/** Recording, from turning the camera on to saving. Nothing is asked of the browser before the reader presses. */
export function RecordScreen() {
  useSignals();
  const store = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  useEffect(() => {
    void commands.takeUp();
    return commands.leave;
  }, [commands]);
  const Part = PARTS[store.stage.value];
  return (
    <>
      <Sheet css={css} />
      <Part />
    </>
  );
}
