import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ActionLawmakers } from '../../parts/lawmakers/ActionLawmakers.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { CallBar, OtherWays } from './CallBar.tsx';
import { createCall } from './commands.ts';
import { calleeIndex } from './flow.ts';
import { Dial, Hours, OtherLines } from './Lines.tsx';
import { NoNumber } from './NoNumber.tsx';
import type { Callee } from './parse-callees.ts';
import { Advice, Who } from './Who.tsx';

const LEAST_LINES = 2;
/** As in `call.css`, CSS px. */
const FADE_PX = 16;

/**
 * Keeps who is called and the number in view while the script scrolls under them, where that leaves the script two lines;
 * a long name is brought closer together first. What takes the focus is scrolled clear of them (WCAG 2.4.11).
 * The screen's parts depend on the callee and the attempt: with another, all is measured anew.
 */
function useHeldHead(ref: RefObject<HTMLElement | null>, callee: unknown, attempt: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts need other room
  useLayoutEffect(() => {
    const head = ref.current;
    const stage = head?.closest<HTMLElement>('.ca-stage');
    const form = head?.parentElement;
    if (!head || !stage || !form) return;
    const isRoomFor = (px: number) => {
      const bar = form.querySelector<HTMLElement>('.ca-bar')?.offsetHeight ?? 0;
      return head.offsetHeight + bar + px <= stage.clientHeight;
    };
    const place = () => {
      const script = form.querySelector('.ca-script p');
      const least = script ? LEAST_LINES * Number.parseFloat(getComputedStyle(script).lineHeight) + FADE_PX : 0;
      head.removeAttribute('data-tall');
      head.toggleAttribute('data-tall', !isRoomFor(least));
      const isSticky = isRoomFor(least);
      head.style.position = isSticky ? '' : 'static';
      stage.style.scrollPaddingTop = isSticky ? `${head.offsetHeight}px` : '';
    };
    place();
    const observer = new ResizeObserver(place);
    for (const box of [head, form, stage]) observer.observe(box);
    return () => {
      observer.disconnect();
      head.removeAttribute('data-tall');
      head.style.position = '';
      stage.style.scrollPaddingTop = '';
    };
  }, [ref, callee, attempt]);
}

const named = (name: string) => new RegExp(`@${name}(?![\\p{L}\\p{N}_])`, 'gu');
const RECIPIENT = named('recipientName');
const REPRESENTATIVE = named('localRepresentative');

/** Fills the callee's name into a script. The session fills the other placeholders. */
export function scriptFor(script: string, { name, isLawmaker }: Callee): string {
  const text = script.replace(RECIPIENT, () => name);
  return isLawmaker ? text.replace(REPRESENTATIVE, () => name) : text;
}

function Script({ callee }: { callee: Callee }) {
  useSignals();
  const { fill, t } = useApp();
  const { store } = useOfAction(createCall);
  if (!store.script) return null;
  return (
    <section className="ca-script">
      <h3>{t('call.script')}</h3>
      <p>{fill(scriptFor(store.script, callee))}</p>
    </section>
  );
}

/** Shown until the callees are known. */
function NoCallees() {
  useSignals();
  const { session } = useApp();
  const action = session.activeAction.value;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {action.representativeSearch && <ActionLawmakers />}
    </div>
  );
}

/** The one clear action: the number, or a letter where nobody answered. */
function MainAction({ callee }: { callee: Callee }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = useOfAction(createCall);
  if (callee.lines.length === 0) return <NoNumber callee={callee} />;
  if (!store.attemptOf(callee).offersLetter) return <Dial callee={callee} />;
  return <BigButton onPress={() => void commands.write()}>{t('call.write')}</BigButton>;
}

/** One call: the callee, the number and the script; the outcomes once the number was pressed. */
export function CalleeScreen() {
  useSignals();
  const { session, t } = useApp();
  const { store } = useOfAction(createCall);
  const head = useRef<HTMLDivElement>(null);
  const callees = store.callees.value;
  const index = calleeIndex(session.route.value);
  const callee = callees[index];
  const attempt = callee && store.attemptOf(callee);
  useHeldHead(head, callee, attempt);
  if (!attempt) return <NoCallees />;
  const { length: total } = callees;
  const { startedBy, offersLetter } = attempt;
  const isStarted = startedBy !== null;
  // Without a number, the call can only be skipped.
  const isAsked = isStarted || callee.lines.length === 0;
  const progress = total > 1 ? t('call.progress', { current: index + 1, total }) : '';
  return (
    <div
      className="ca-form ca-calling"
      data-started={isStarted || undefined}
      data-letter={offersLetter || undefined}
      data-asked={isAsked || undefined}
    >
      <div className="ca-callee" ref={head}>
        <Who callee={callee} progress={progress} />
        <Advice callee={callee} />
        <MainAction callee={callee} />
        {!isAsked && <OtherWays callee={callee} />}
      </div>
      {!offersLetter && (
        <>
          <Script callee={callee} />
          <Hours callee={callee} />
          <OtherLines callee={callee} />
        </>
      )}
      <CallBar callee={callee} isAsked={isAsked} />
    </div>
  );
}
