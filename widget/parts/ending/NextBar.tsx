import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Countdown } from '../../core/session/store.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { usePainted } from './use-painted.ts';

/**
 * The text in the room that it has: ended after its last word that fits, at least its first.
 *
 * @param fits whether there is room for this text
 */
export function fitWords(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(/\s+/);
  const shortened = (count: number) =>
    `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:.–—-]+$/u, '')}…`;
  // By halves: each question costs a layout, and a text can have thousands of words.
  let [fitting, tooMany] = [1, words.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(shortened(middle))) fitting = middle;
    else tooMany = middle;
  }
  return shortened(fitting);
}

/** A text in at most two lines, shortened by words where it is too long. Screen readers get the whole. */
function TwoLines({ children: text }: { children: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const line = ref.current;
    const bar = line?.closest('.ca-bar');
    if (!line || !bar) return;
    const fit = () => {
      line.textContent = fitWords(text, (shorter) => {
        line.textContent = shorter;
        return line.scrollHeight <= line.clientHeight;
      });
    };
    fit();
    const observer = new ResizeObserver(fit);
    // The note beside the button grows with its words, the whole text changes its size when its font has loaded.
    for (const box of [bar, bar.firstElementChild, whole.current]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, [text]);
  return (
    <>
      <span className="ca-hidden">
        <span className="ca-whole" ref={whole}>
          {text}
        </span>
      </span>
      <span className="ca-two-lines" aria-hidden="true" ref={ref}>
        {text}
      </span>
    </>
  );
}

/** The part of a countdown's ring that is left, 0 to 1: whole in its first second, gone in its last. */
export const ringShare = ({ secondsLeft, of }: Countdown): number => (of > 1 ? (secondsLeft - 1) / (of - 1) : 0);

const SIGN = { pause: 'M11 10v8M17 10v8', resume: 'M12 9.500l6 4.500l-6 4.500z' } as const;

/** The time that is left as a ring, around the sign of what a press does. */
function Ring({ countdown }: { countdown: Countdown }) {
  return (
    <svg className="ca-ring" viewBox="0 0 28 28" width="40" height="40" aria-hidden="true" focusable="false">
      <circle className="ca-ring-track" cx="14" cy="14" r="12.500" />
      <circle
        cx="14"
        cy="14"
        r="12.500"
        pathLength="1"
        strokeDasharray="1"
        strokeDashoffset={1 - ringShare(countdown)}
      />
      <path d={SIGN[countdown.isPaused ? 'resume' : 'pause']} />
    </svg>
  );
}

/** Pauses and resumes the countdown to what opens next: a ring, whose name says what a press does. */
function CountdownButton({ countdown }: { countdown: Countdown }) {
  useSignals();
  const { commands, t } = useApp();
  const name = t(countdown.isPaused ? 'shell.countdownResume' : 'shell.countdownPause');
  return (
    <button type="button" className="ca-countdown" title={name} onClick={commands.toggleCountdown}>
      <Ring countdown={countdown} />
      <span className="ca-hidden">{name}</span>
    </button>
  );
}

/** The button that leads to what follows, and names it. */
function NextButton() {
  useSignals();
  const { commands, fill, t } = useApp();
  const title = commands.leadsToList.value ? '' : fill(commands.nextTitle.value);
  const plain = t(commands.leadsToList.value ? 'cards.backToList' : 'common.next');
  return (
    <BigButton onPress={commands.next}>
      {title ? <TwoLines>{t('common.nextIs', { title })}</TwoLines> : plain}
    </BigButton>
  );
}

export type NextBarProps = {
  /** A note, always in view. */
  children?: ReactNode;
  /** The button slides up into its room when the reader has had a moment for the results. */
  isLate?: boolean;
};

/**
 * Bottom bar of an end screen: a note, and the next button, pressed automatically after a countdown that the reader can
 * pause.
 */
export function NextBar({ children, isLate = false }: NextBarProps) {
  useSignals();
  // After the bars, which are drawn a frame after their boxes.
  const isPainted = usePainted(isLate ? 2 : 0);
  const { session, commands, t } = useApp();
  const countdown = session.countdown.value;
  if (!commands.hasNext.value) return children ? <ActionBar>{children}</ActionBar> : null;
  const strip = (
    <div className="ca-strip" data-late={isLate || undefined}>
      <p className="ca-hidden" role="status">
        {countdown?.isPaused && t('shell.countdownStopped')}
      </p>
      {isPainted && countdown && <CountdownButton countdown={countdown} />}
      {isPainted && <NextButton />}
    </div>
  );
  return (
    <ActionBar isNoteFirst button={strip}>
      {children}
    </ActionBar>
  );
}
