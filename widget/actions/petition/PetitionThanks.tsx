import { useSignals } from '@preact/signals-react/runtime';
import { ShareChannels } from '../../share/ShareChannels.tsx';
import { NextBar } from '../../shell/NextBar.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from './Progress.tsx';

export function PetitionThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form ca-thanks">
      <span className="ca-done">
        <Icon name="check" />
      </span>
      <Heading>{action.thankYouTitle || t('petition.thankYouTitle')}</Heading>
      <p className="ca-text">{fill(action.thankYouText) || t('petition.thankYouText')}</p>
      <Progress />
      <ShareChannels />
      <NextBar />
    </div>
  );
}
