import { useApp } from '../ui/context.ts';
import type { ShareCommands } from './commands.ts';
import { ChannelIcon, type Network } from './parts/ChannelIcon.tsx';

const NETWORKS: readonly { network: Network; label: 'share.facebook' | 'share.x' | 'share.linkedIn' }[] = [
  { network: 'facebook', label: 'share.facebook' },
  { network: 'twitter', label: 'share.x' },
  { network: 'linkedin', label: 'share.linkedIn' },
];

/** A round button for each network. */
export function NetworkButtons({ share }: { share: ShareCommands }) {
  const { t } = useApp();
  return NETWORKS.map(({ network, label }) => (
    <button
      key={network}
      type="button"
      className="ca-round"
      aria-label={t(label)}
      title={t(label)}
      onClick={() => share.share(network)}
    >
      <ChannelIcon network={network} />
    </button>
  ));
}
