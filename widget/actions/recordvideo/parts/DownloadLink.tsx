import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createRecordStore } from '../store.ts';

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
