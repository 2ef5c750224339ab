import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { AfterRecording } from './parts/AfterRecording.tsx';
import { createRecordStore } from './store.ts';

/** The end for a video that nobody is written about. */
export function VideoSaved() {
  useSignals();
  const { t } = useApp();
  const { published } = useOfAction(createRecordStore);
  return (
    <Thanks
      title={t('recordvideo.noEmailTitle')}
      text={t('recordvideo.noEmailText')}
      people={published.value?.people ?? null}
    >
      <AfterRecording />
    </Thanks>
  );
}
