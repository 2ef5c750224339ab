import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { CopyButton } from './CopyButton.tsx';
import { createShareCommands, type ShareCommands } from './commands.ts';
import { LinkField } from './LinkField.tsx';
import { Copied, NetworkButtons } from './NetworkButtons.tsx';

function DeviceButton({ share }: { share: ShareCommands }) {
  const { t } = useApp();
  return (
    <button type="button" className="ca-quiet" onClick={() => share.share('native')}>
      <Icon name="share" />
      {t('share.device')}
    </button>
  );
}

/** Ways to share: the device's share sheet, copying the link, and the networks. */
export function ShareChannels() {
  useSignals();
  const app = useApp();
  const [share] = useState(() => createShareCommands(app));
  const byHand = share.byHand.value;
  return (
    <div className="ca-sharing">
      <div className="ca-channels">
        {share.hasDeviceSheet && <DeviceButton share={share} />}
        <CopyButton
          className="ca-quiet"
          icon="link"
          isCopied={share.isCopied.value}
          words={[app.t('share.copyLink'), app.t('share.linkCopied')]}
          onCopy={() => void share.share('copyLink')}
        />
        <div className="ca-networks">
          <NetworkButtons share={share} />
        </div>
      </div>
      <Copied share={share} />
      {byHand && <LinkField {...byHand} />}
    </div>
  );
}
