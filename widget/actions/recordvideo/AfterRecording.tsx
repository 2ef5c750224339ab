import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Modal } from '../../ui/Modal.tsx';
import { createRecordCommands } from './commands.ts';
import css from './record.css' with { type: 'text' };
import { createRecordStore } from './store.ts';

/** Saves the video on the device, from the page's own memory. */
export function DownloadLink() {
  useSignals();
  const { t } = useApp();
  const video = useOfAction(createRecordStore).video.value;
  if (!video) return null;
  return (
    <a className="ca-quiet ca-record-link" href={video.url} download={video.name}>
      {t('recordvideo.download')}
    </a>
  );
}

/** What a reader may do with a saved video (spec §4). @param hasShare offers sharing too, where the screen does not */
export function AfterRecording({ hasShare }: { hasShare?: boolean }) {
  useSignals();
  const { t, commands } = useApp();
  const { video } = useOfAction(createRecordStore);
  const { tryAgain } = useOfAction(createRecordCommands);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    commands.stopCountdown();
    setOpen(true);
  };
  return (
    <>
      <Sheet css={css} />
      <div className="ca-record-after">
        {video.value && (
          <Button className="ca-quiet" onPress={open}>
            {t('recordvideo.replay')}
          </Button>
        )}
        <DownloadLink />
        <Button className="ca-quiet" onPress={() => void tryAgain()}>
          {t('recordvideo.tryAgain')}
        </Button>
        {hasShare && (
          <Button className="ca-quiet" onPress={commands.toggleShare}>
            {t('recordvideo.share')}
          </Button>
        )}
      </div>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('recordvideo.yourVideo')}>
        {/* biome-ignore lint/a11y/useMediaCaption: the reader's own words, recorded a moment ago */}
        <video className="ca-record-replay" src={video.value?.url} controls playsInline autoPlay />
      </Modal>
    </>
  );
}
