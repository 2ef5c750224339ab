import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { isAnimated } from '../../core/config/mode.ts';
import { imageUrl } from '../../core/model/look/image-url.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { CrashGuard } from './CrashGuard.tsx';

/**
 * The picture of an action's front or end: beside the text, or above it in a narrow widget. Decorative, so its alt text
 * is empty.
 */
export function Picture() {
  useSignals();
  const { session, config, screens } = useApp();
  const { action, route } = session.position.value;
  const isDone = session.completedActionIdentifiers.value.has(action.identifier);
  const isInPlace = screens.endsInPlace(session.position.value);
  const ofFront = (isInPlace || route.endsWith('/start')) && action.pictureUrls[0];
  const picture = screens.isEnd(session.position.value, isDone)
    ? action.endCardPicture || (isInPlace && ofFront)
    : ofFront;
  const src = imageUrl(picture || '', config.imagesBase);
  if (!src) return null;
  return (
    // Keyed: a picture that failed to load is hidden by hand, and the next one must not inherit that.
    <img
      key={src}
      className="ca-picture"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

/** In place of a screen that threw. Answers are kept, and a button tries again. */
function Crashed({ onRetry }: { onRetry: () => void }) {
  const { t } = useApp();
  return (
    <div className="ca-form" role="alert">
      <Heading>{t('shell.crashTitle')}</Heading>
      <p className="ca-text">{t('shell.crashText')}</p>
      <ActionBar button={<BigButton onPress={onRetry}>{t('shell.retry')}</BigButton>} />
    </div>
  );
}

const loadFallback = () => import('./Fallback.tsx').then(({ Fallback }) => ({ Part: Fallback }));

/** A screen slides in when it is drawn, and never when another takes its place. */
function Place({ entersFrom, children }: { entersFrom: string | undefined; children: ReactNode }) {
  const [enters] = useState(entersFrom);
  return (
    <section className="ca-screen" data-enters={enters}>
      {children}
    </section>
  );
}

/** The current screen, or the heading between two cards. Screens slide in, from the other side when going back. */
export function Stage() {
  useSignals();
  const { session, commands, fill, mode, screens } = useApp();
  const { action, route, step = '' } = session.position.value;
  const Screen = screens.at(session.position.value);
  const place = screens.endsInPlace(session.position.value) ? '' : `${route} ${step}`;
  const transition = session.transition.value;
  const isFallback = session.fallback.value !== null;
  const first = session.widget.value.showFrontCardAnimation ? 'first' : undefined;
  const moved = session.isBack.value ? 'back' : 'forward';
  const entersFrom = session.hasMoved() ? moved : first;
  if (transition)
    return (
      <main className="ca-stage ca-transition" aria-live="polite">
        <p>{fill(transition)}</p>
      </main>
    );
  return (
    // Keyed, so that every screen, and every step of a form, starts scrolled to its top, but for an end in place.
    <main className="ca-stage" key={`${action.identifier} ${place} ${isFallback}`}>
      <Place entersFrom={isAnimated(mode) ? entersFrom : undefined}>
        {!isFallback && <Picture />}
        <CrashGuard
          key={`${route} ${step}`}
          onCrash={commands.crashed}
          fallback={(retry) => <Crashed onRetry={retry} />}
        >
          {isFallback ? <Lazy when load={loadFallback} /> : Screen && <Screen />}
        </CrashGuard>
      </Place>
    </main>
  );
}
