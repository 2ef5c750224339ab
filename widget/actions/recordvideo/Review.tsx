import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { ChooseFile, FileFaultNote } from './ChooseFile.tsx';
import { createRecordCommands } from './commands.ts';
import { createRecordStore } from './store.ts';

const WAITING = { noConnection: 'recordvideo.waiting', tooMany: 'errors.tooMany' } as const;

/** How far the upload is, and why it stands still. */
function Progress() {
  useSignals();
  const { t, locale } = useApp();
  const { share, waiting } = useOfAction(createRecordStore);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share.value);
  return (
    <>
      <Meter share={share.value} from={share.value} label={t('recordvideo.uploading', { percent })} />
      <p className="ca-text" role="status">
        {t(waiting.value ? WAITING[waiting.value] : 'recordvideo.mayLeave')}
      </p>
    </>
  );
}

function Buttons() {
  useSignals();
  const { t } = useApp();
  const { stage, waiting, isPublishing, fileFault } = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  const is = stage.value;
  const again = (
    <Button className="ca-quiet" isOff={isPublishing.value} onPress={() => void commands.rerecord()}>
      {t('recordvideo.rerecord')}
    </Button>
  );
  if (is === 'saved')
    return (
      <ActionBar button={<BigButton onPress={() => void commands.goOn()}>{t('common.continue')}</BigButton>}>
        {again}
      </ActionBar>
    );
  // The same would be refused again.
  if (is === 'review' && fileFault.value)
    return (
      <ActionBar button={<BigButton onPress={() => void commands.rerecord()}>{t('recordvideo.rerecord')}</BigButton>}>
        <ChooseFile hasNote={false} />
      </ActionBar>
    );
  const isStuck = is === 'saving' && waiting.value !== null;
  return (
    <ActionBar
      button={
        <BigButton isBusy={is === 'saving' && !isStuck} onPress={isStuck ? commands.hurry : () => void commands.save()}>
          {t(isStuck ? 'recordvideo.tryNow' : is === 'saving' ? 'recordvideo.saving' : 'recordvideo.save')}
        </BigButton>
      }
    >
      {again}
    </ActionBar>
  );
}

/** The video before it is saved, and while it is. */
export function Review() {
  useSignals();
  const { t } = useApp();
  const { stage, video } = useOfAction(createRecordStore);
  const isSaved = stage.value === 'saved';
  return (
    <div className="ca-form">
      <div className="ca-record">
        <div className="ca-record-frame">
          {/* biome-ignore lint/a11y/useMediaCaption: the reader's own words, recorded a moment ago */}
          <video
            src={video.value?.url}
            controls
            playsInline
            preload="metadata"
            aria-label={t('recordvideo.yourVideo')}
          />
        </div>
        <div className="ca-record-words">
          <Heading>{t(isSaved ? 'recordvideo.noEmailTitle' : 'recordvideo.yourVideo')}</Heading>
          {stage.value === 'saving' ? (
            <Progress />
          ) : (
            <p className="ca-text">{t(isSaved ? 'recordvideo.noEmailText' : 'recordvideo.isPublic')}</p>
          )}
          <FileFaultNote />
        </div>
      </div>
      <Buttons />
    </div>
  );
}
