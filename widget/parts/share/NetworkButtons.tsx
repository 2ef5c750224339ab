import { useApp } from '../../ui/context.ts';
import type { ShareCommands } from './commands.ts';

/** Logos of the networks as filled shapes on a 24 px grid. */
const MARKS = {
  facebook:
    'M13.600 21v-7.600h2.600l.4-3.100h-3V8.400c0-.9.3-1.500 1.600-1.500h1.500V4.100c-.4 0-1.300-.1-2.300-.1-2.300 0-3.900 1.400-3.900 4v2.300H7.900v3.100h2.600V21z',
  twitter:
    'M17.530 4h2.760l-6.030 6.890L21.350 20h-5.550l-4.350-5.690L6.480 20H3.710l6.450-7.370L3.360 4h5.690l3.930 5.200zm-.97 14.400h1.530L8.210 5.520H6.570z',
  linkedin:
    'M5.500 4a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM4 9.300h3.100V19.500H4zM9.300 9.300h3v1.400c.5-.9 1.600-1.700 3.200-1.700 3 0 3.800 1.900 3.800 4.600v5.900h-3.100v-5.300c0-1.400-.1-2.800-1.800-2.800-1.700 0-2 1.400-2 2.700v5.400H9.300z',
} as const;

type Network = keyof typeof MARKS;

const ChannelIcon = ({ network }: { network: Network }) => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true" focusable="false">
    <path fillRule="evenodd" d={MARKS[network]} />
  </svg>
);

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
