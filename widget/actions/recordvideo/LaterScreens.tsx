import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect } from 'react';
import { nameList } from '../../../i18n/index.ts';
import { Thanks, Tick } from '../../parts/ending/Thanks.tsx';
import { LawmakersAboveButton } from '../../parts/lawmakers/ActionLawmakers.tsx';
import { createFinding } from '../../parts/lawmakers/finding.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { AfterRecording } from './AfterRecording.tsx';
import { createRecordCommands } from './commands.ts';

export { RecordScreen } from './RecordScreen.tsx';

/** The thanks for a saved video, which leads on to the officials whom it is for (spec §4). */
export function ToOfficials() {
  useSignals();
  const { session, commands, t, fill, locale } = useApp();
  const finding = useOfAction(createFinding);
  const { finish } = useOfAction(createRecordCommands);
  const action = session.activeAction.value;
  const names = action.emailRecipients.map(({ name }) => name);
  const isSearched = names.length === 0;
  const isMissing = isSearched && finding.isMissing.value;
  // The video is what is shared here, and the footer's share button would be there twice.
  useLayoutEffect(() => {
    session.setSharesInPlace(true);
    return () => session.setSharesInPlace(false);
  }, [session]);
  const write = () => void commands.open(action, 'email');
  return (
    <div className="ca-form">
      <div className="ca-reward-head">
        <Tick />
        <Heading>{action.thankYouTitle || t('recordvideo.thankYouTitle')}</Heading>
      </div>
      <p className="ca-text">{fill(action.thankYouText) || t('recordvideo.thankYouText')}</p>
      {names.length > 0 && <p className="ca-text">{t('email.to', { names: nameList(names, t, locale) })}</p>}
      <AfterRecording hasShare />
      {isSearched && <LawmakersAboveButton />}
      <ActionBar
        button={
          <BigButton onPress={isMissing ? () => void finding.withLawmakers(write) : write}>
            {isMissing ? t('lawmakers.find') : t('recordvideo.sendToOfficials')}
          </BigButton>
        }
      >
        <Button className="ca-quiet" onPress={finish}>
          {t('recordvideo.notNow')}
        </Button>
      </ActionBar>
    </div>
  );
}

/** The end for a video that nobody is written about. */
export function VideoSaved() {
  useSignals();
  const { t } = useApp();
  return (
    <Thanks title={t('recordvideo.noEmailTitle')} text={t('recordvideo.noEmailText')}>
      <AfterRecording />
    </Thanks>
  );
}
