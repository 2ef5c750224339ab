import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { CardHeading } from './CardHeading.tsx';
import { swipeHandlers } from './swipe.ts';
import { useCarousel } from './use-carousel.ts';

/** A carousel of actions, of which the reader does one (WAI-ARIA carousel without automatic rotation). */
export function ChooseOne() {
  useSignals();
  const { session, commands, fill, t } = useApp();
  const actions = session.activeCard.value?.actions ?? [];
  const carousel = useCarousel();
  const [swipe] = useState(() => swipeHandlers((towards) => carousel[towards]()));
  const index = carousel.chosenActionIndex.value;
  const action = actions[index];
  useEffect(() => {
    if (action) session.showInCarousel(action);
  }, [session, action]);
  if (!action) return null;
  const moves: Record<string, () => void> = {
    ArrowRight: carousel.next,
    ArrowLeft: carousel.back,
    Home: carousel.reset,
    End: () => carousel.set(actions.length - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    // Home and End would scroll the article.
    event.preventDefault();
    move();
  };
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
        <div className="ca-steps">
          <button
            type="button"
            className="ca-round"
            aria-label={t('shell.carouselPrevious')}
            disabled={index === 0}
            onClick={carousel.back}
          >
            <Icon name="back" />
          </button>
          <span aria-hidden="true">{position}</span>
          <button
            type="button"
            className="ca-round"
            aria-label={t('shell.carouselNext')}
            disabled={index === actions.length - 1}
            onClick={carousel.next}
          >
            <Icon name="next" />
          </button>
        </div>
      </ActionBar>
    </section>
  );
}
