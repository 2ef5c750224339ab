import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createRecordCommands } from './commands.ts';
import { createRecordStore } from './store.ts';

/** What the reader speaks about. */
export function Question() {
  useSignals();
  const { session } = useApp();
  const { prompt } = useOfAction(createRecordStore);
  const { title, formTitle } = session.activeAction.value;
  return <Heading>{prompt || formTitle || title}</Heading>;
}

/** The camera's picture, mirrored as people know themselves. The recording is not. */
function Picture() {
  useSignals();
  const { t } = useApp();
  const stream = useOfAction(createRecordStore).stream.value;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video ref={video} className="ca-record-mirror" muted playsInline autoPlay aria-label={t('recordvideo.preview')} />
  );
}

/** What is going on: in words, since a red dot says nothing to many. */
function Status() {
  useSignals();
  const { t } = useApp();
  const { stage, count, secondsLeft } = useOfAction(createRecordStore);
  const is = stage.value;
  const isOn = is === 'recording' || is === 'paused';
  const words = is === 'paused' ? t('recordvideo.paused') : is === 'recording' ? t('recordvideo.recording') : '';
  return (
    <>
      <p className="ca-hidden" role="status">
        {is === 'counting' ? t('recordvideo.getReady') : words}
      </p>
      {isOn && (
        <p className="ca-record-badge" data-live={is === 'recording' || undefined}>
          <i />
          {words} · {t('recordvideo.timeLeft', { seconds: secondsLeft.value })}
        </p>
      )}
      {count.value > 0 && (
        <b className="ca-record-count" aria-hidden="true">
          {count.value}
        </b>
      )}
    </>
  );
}

function MainButton() {
  useSignals();
  const { t } = useApp();
  const { stage } = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  const isOn = stage.value === 'recording' || stage.value === 'paused';
  return (
    <BigButton isBusy={stage.value === 'counting'} onPress={isOn ? commands.stop : commands.record}>
      {stage.value === 'counting' ? t('recordvideo.getReady') : t(isOn ? 'recordvideo.stop' : 'recordvideo.record')}
    </BigButton>
  );
}

/** The camera is on: record, pause, stop. */
export function Live() {
  useSignals();
  const { t } = useApp();
  const { stage, maxSeconds } = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  const isPaused = stage.value === 'paused';
  return (
    <div className="ca-form">
      <div className="ca-record">
        <div className="ca-record-frame ca-record-live">
          <Picture />
          <Status />
        </div>
        <Question />
      </div>
      <ActionBar button={<MainButton />}>
        {isPaused || stage.value === 'recording' ? (
          <Button className="ca-quiet" onPress={isPaused ? commands.resume : commands.pause}>
            {t(isPaused ? 'recordvideo.resume' : 'recordvideo.pause')}
          </Button>
        ) : (
          t('recordvideo.instruction', { seconds: maxSeconds })
        )}
      </ActionBar>
    </div>
  );
}
