import { useSignals } from '@preact/signals-react/runtime';
import { siteOf } from '../../core/model/address/web-address.ts';
import { NextBar } from '../../parts/ending/NextBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { createVideoCommands } from './commands.ts';
import type { MediaFailure } from './media/media.ts';
import { mediaAddress } from './media/source.ts';
import { createVideoStore } from './store.ts';

const WORDS = { network: 'video.failed', format: 'video.cantPlay', blocked: 'video.blocked' } as const;

/** Why it does not play, and what the reader can do: try again, watch it on its own site, or go on. */
export function VideoFailed({ why }: { why: MediaFailure }) {
  useSignals();
  const { config, t } = useApp();
  const { url } = useOfAction(createVideoStore);
  const address = mediaAddress(url, config.imagesBase);
  const site = siteOf(address);
  const { again } = useOfAction(createVideoCommands);
  const there = (className: string) => (
    <a key="there" className={className} href={address.href} target="_blank" rel="noopener">
      <span>{t('video.watchThere', { site })}</span>
      <span className="ca-hidden"> ({t('common.newWindow')})</span>
    </a>
  );
  const retry =
    why === 'network' ? (
      <BigButton key="again" onPress={again}>
        {t('video.tryAgain')}
      </BigButton>
    ) : (
      <button key="again" type="button" className="ca-quiet" onClick={again}>
        {t('video.tryAgain')}
      </button>
    );
  return (
    <div className="ca-form">
      <Heading>{t(WORDS[why], { site })}</Heading>
      <p className="ca-text">{t(why === 'network' ? 'video.failedNext' : 'video.watchNext')}</p>
      <div className="ca-video-ways">{why === 'network' ? [retry, there('ca-link')] : [there('ca-big'), retry]}</div>
      <NextBar />
    </div>
  );
}
