import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createVideoCommands } from './commands.ts';
import { Player } from './Player.tsx';
import { createVideoStore } from './store.ts';
import { VideoFailed } from './VideoFailed.tsx';
import { VideoFront } from './VideoStart.tsx';

function VideoThanks() {
  useSignals();
  const { t } = useApp();
  const { people } = useOfAction(createVideoStore);
  const { again } = useOfAction(createVideoCommands);
  return (
    <Thanks title={t('video.thankYouTitle')} text="" people={people.value}>
      <button type="button" className="ca-quiet" onClick={again}>
        {t('video.replay')}
      </button>
    </Thanks>
  );
}

/**
 * The player, replaced by thanks at its end (spec §2: this kind has no end screen), or by what to do where it fails.
 * Readers who come here past the front play it first: no video starts by itself.
 */
export function VideoMain() {
  useSignals();
  const playback = useOfAction(createVideoStore).playback.value;
  const { play } = useOfAction(createVideoCommands);
  if (playback === 'idle') return <VideoFront onPlay={play} />;
  if (playback === 'ended') return <VideoThanks />;
  if (playback === 'network' || playback === 'format' || playback === 'blocked') return <VideoFailed why={playback} />;
  return <Player />;
}
