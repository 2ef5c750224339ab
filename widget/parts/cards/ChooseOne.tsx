import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CardHeading } from './CardHeading.tsx';
import { type Carousel, useCarousel } from './carousel.ts';

const MIN_SWIPE_PX = 40;

/** Pointer handlers that detect horizontal swipes. Mostly vertical movement counts as scrolling. */
function swipeHandlers(onSwipe: (towards: 'next' | 'back') => void) {
  let from: { x: number; y: number } | null = null;
  return {
    onPointerDown: (event: PointerEvent) => {
      from = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from) return;
      const across = event.clientX - from.x;
      const isSwipe = Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > Math.abs(event.clientY - from.y);
      from = null;
      if (isSwipe) onSwipe(across < 0 ? 'next' : 'back');
    },
    onPointerCancel: () => {
      from = null;
    },
  };
}

/** Left and Right move one step, Home and End to the ends. */
function keyHandler(carousel: Carousel, length: number) {
  const moves: Record<string, () => void> = {
    ArrowRight: carousel.next,
    ArrowLeft: carousel.back,
    Home: carousel.reset,
    End: () => carousel.set(length - 1),
  };
  return (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    // Home and End would scroll the article.
    event.preventDefault();
    move();
  };
}

function Steps({ carousel, index, length }: { carousel: Carousel; index: number; length: number }) {
  const { t } = useApp();
  return (
    <div className="ca-steps">
      <Button className="ca-round" aria-label={t('shell.carouselPrevious')} isOff={index === 0} onPress={carousel.back}>
        <Icon name="back" />
      </Button>
      <span aria-hidden="true">{t('shell.carouselPosition', { current: index + 1, total: length })}</span>
      <Button
        className="ca-round"
        aria-label={t('shell.carouselNext')}
        isOff={index === length - 1}
        onPress={carousel.next}
      >
        <Icon name="next" />
      </Button>
    </div>
  );
}

/** A carousel of actions, of which the reader does one (WAI-ARIA carousel without automatic rotation). */
export function ChooseOne() {
  useSignals();
  const { session, commands, fill, t } = useApp();
  const actions = session.activeCard.value?.actions ?? [];
  const carousel = useCarousel();
  const [swipe] = useState(() => swipeHandlers((towards) => carousel[towards]()));
  const onKeyDown = keyHandler(carousel, actions.length);
  const index = carousel.chosenActionIndex.value;
  const action = actions[index];
  useEffect(() => {
    if (action) session.showInCarousel(action);
  }, [session, action]);
  if (!action) return null;
  const position = t('shell.carouselPosition', { current: index + 1, total: actions.length });
  const choose = (
    <BigButton onPress={() => commands.choose(action)}>
      {fill(action.customButtonText, action) || t('cards.choose')}
    </BigButton>
  );
  return (
    <section className="ca-form" aria-roledescription="carousel" aria-label={t('shell.carousel')} onKeyDown={onKeyDown}>
      <CardHeading fallback={t('cards.chooseOne')} />
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern */}
      <div
        className="ca-slide"
        role="group"
        aria-roledescription="slide"
        aria-label={position}
        aria-live="polite"
        {...swipe}
      >
        <small>{action.partner?.name || t(`kinds.${action.type}`)}</small>
        <b>{fill(action.title, action)}</b>
        <p>{fill(action.description || action.text, action)}</p>
      </div>
      <ActionBar button={choose}>
        <Steps carousel={carousel} index={index} length={actions.length} />
      </ActionBar>
    </section>
  );
}
