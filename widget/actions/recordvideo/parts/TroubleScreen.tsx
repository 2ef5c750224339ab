import { useSignals } from '@preact/signals-react/runtime';
import { isOpaque } from '../../../browser/is-opaque.ts';
import { OwnPageLink } from '../../../share/OwnPageLink.tsx';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { createRecordCommands } from '../commands.ts';
import { createRecordStore } from '../store.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DownloadLink } from './DownloadLink.tsx';

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
