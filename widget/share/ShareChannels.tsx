import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { ChannelIcon, type Network } from './ChannelIcon.tsx';
import { CopyButton } from './CopyButton.tsx';
import { createShareCommands, type ShareCommands } from './commands.ts';
import { LinkField } from './LinkField.tsx';

const NETWORKS: readonly { network: Network; label: 'share.facebook' | 'share.x' | 'share.linkedIn' }[] = [
  { network: 'facebook', label: 'share.facebook' },
  { network: 'twitter', label: 'share.x' },
  { network: 'linkedin', label: 'share.linkedIn' },
];

function DeviceButton({ share }: { share: ShareCommands }) {
  const { t } = useApp();
  return (
    <button type="button" className="ca-quiet" onClick={() => share.share('native')}>
      <Icon name="share" />
      {t('share.device')}
    </button>
  );
}

/** Announces that the link was copied: screen readers do not announce a button's changed label. */
function Copied({ share }: { share: ShareCommands }) {
  useSignals();
  const { t } = useApp();
  return (
    <span role="status" className="ca-hidden">
      {share.isCopied.value && t('share.linkCopied')}
    </span>
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
          {NETWORKS.map(({ network, label }) => (
            <button
              key={network}
              type="button"
              className="ca-round"
              aria-label={app.t(label)}
              title={app.t(label)}
              onClick={() => share.share(network)}
            >
              <ChannelIcon network={network} />
            </button>
          ))}
        </div>
      </div>
      <Copied share={share} />
      {byHand && <LinkField {...byHand} />}
    </div>
  );
}
