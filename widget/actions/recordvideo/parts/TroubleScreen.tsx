import { useSignals } from '@preact/signals-react/runtime';
import { shareLink } from '../../../share/links.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { createRecordCommands } from '../commands.ts';
import { createRecordStore } from '../store.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DownloadLink } from './DownloadLink.tsx';

/** The share page, where no frame around the widget keeps the camera from it. */
function OnItsOwn() {
  useSignals();
  const { config, session, t } = useApp();
  const { widgetRequestId: requestId, articleUrl } = session.widget.value;
  return (
    <p>
      <a
        className="ca-link"
        href={shareLink({ shareBase: config.shareBase, requestId, articleUrl })}
        target="_blank"
        rel="noopener"
      >
        {t('shell.openShare')}
      </a>
    </p>
  );
}

/** Why recording does not work here, and what does. */
export function TroubleScreen() {
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
      {why === 'denied' && <OnItsOwn />}
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
