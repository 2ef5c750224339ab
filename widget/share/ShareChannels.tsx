import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../ui/context.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { createShareCommands } from './commands.ts';
import type { ShareChannel } from './links.ts';

type Network = { channel: ShareChannel; icon: IconName; label: 'share.facebook' | 'share.x' | 'share.linkedIn' };

const NETWORKS: readonly Network[] = [
  { channel: 'facebook', icon: 'facebook', label: 'share.facebook' },
  { channel: 'twitter', icon: 'x', label: 'share.x' },
  { channel: 'linkedin', icon: 'linkedin', label: 'share.linkedIn' },
];

/** Copy link and the networks, the same on end screens and in the drawer. */
export function ShareChannels() {
  useSignals();
  const app = useApp();
  const [share] = useState(() => createShareCommands(app));
  const { t } = app;
  return (
    <div className="ca-channels">
      <button type="button" className="ca-quiet" onClick={() => share.share('copyLink')}>
        <Icon name={share.isCopied.value ? 'check' : 'link'} />
        <span aria-live="polite">{t(share.isCopied.value ? 'share.linkCopied' : 'share.copyLink')}</span>
      </button>
      {NETWORKS.map(({ channel, icon, label }) => (
        <button
          key={channel}
          type="button"
          className="ca-round"
          aria-label={t(label)}
          onClick={() => share.share(channel)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
