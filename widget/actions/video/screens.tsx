import { useSignals } from '@preact/signals-react/runtime';
import type { KindModule } from '../../core/app/screens/kind.ts';
import { imageUrl } from '../../core/model/look/image-url.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { StartScreen } from '../../ui/StartScreen.tsx';
import { createVideoCommands } from './commands.ts';
import { createVideoStore } from './store.ts';

/** The picture that stands for the video. A press plays it as the main button does, so that it needs no name or focus. */
function Poster({ onPress }: { onPress: () => void }) {
  const { config } = useApp();
  const { posterUrl } = useOfAction(createVideoStore);
  if (!posterUrl) return null;
  return (
    <button type="button" className="ca-poster" tabIndex={-1} aria-hidden="true" onClick={onPress}>
      <img
        src={imageUrl(posterUrl, config.imagesBase)}
        alt=""
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="32" />
        <path d="M26 20l20 12l-20 12z" />
      </svg>
    </button>
  );
}

/** What the video is about, and the buttons that play it. Of the video itself nothing is fetched. */
export function VideoFront({ onPlay }: { onPlay: () => void }) {
  useSignals();
  const { posterUrl } = useOfAction(createVideoStore);
  return (
    <StartScreen isBeside={posterUrl !== ''} onStart={onPlay} isOver={false}>
      <Poster onPress={onPlay} />
    </StartScreen>
  );
}

/** The video's front. */
function VideoStart() {
  const { start } = useOfAction(createVideoCommands);
  return <VideoFront onPlay={() => void start()} />;
}

export const kind: KindModule = {
  screens: { start: VideoStart },
  lazyScreens: { main: () => import('./VideoMain.tsx').then(({ VideoMain }) => ({ Screen: VideoMain })) },
};
