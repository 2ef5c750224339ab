import { useSignals } from '@preact/signals-react/runtime';
import { StartScreen } from '../../front/StartScreen.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createVideoCommands } from './commands.ts';
import { Poster } from './Poster.tsx';
import { createVideoStore } from './store.ts';

/** What the video is about, and the buttons that play it. Of the video itself nothing is fetched. */
export function VideoFront({ onPlay }: { onPlay: () => void }) {
  useSignals();
  const { t } = useApp();
  const { posterUrl } = useOfAction(createVideoStore);
  return (
    <StartScreen button={t('video.start')} isBeside={posterUrl !== ''} onStart={onPlay} isOver={false}>
      <Poster onPress={onPlay} />
    </StartScreen>
  );
}

/** The video's front. */
export function VideoStart() {
  const { start } = useOfAction(createVideoCommands);
  return <VideoFront onPlay={() => void start()} />;
}
