import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createRecordCommands } from '../commands.ts';
import { createRecordStore } from '../store.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { Question } from './Question.tsx';

/** Before the camera is on: what happens next, so that the browser's question surprises nobody. */
export function Intro() {
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
