import { useEffect, useRef, useState } from 'react';
import { ALLOW, type ConsentMessage, type NativeBox, type WidgetMessage } from '../../../loader/protocol.ts';
import type { App } from '../../core/app/app.ts';
import type { DoneBefore } from '../../core/app/late/begun.ts';
import { OwnPageLink } from '../../parts/share/OwnPageLink.tsx';
import { Skeleton } from '../../parts/shell/Skeleton.tsx';
import { useApp } from '../../ui/context.ts';
import { say } from './say.ts';

/** How long the frame has to say that it is ready. */
const READY_MS = 20_000;
/** How long it has after its `load` event. Our page has said it by then; an error page never does. */
const LOADED_MS = 2_000;

/** Where a frame goes on. `route` is the screen's; the amount is the one that the reader has chosen. */
export type GoingOn = { route: string; amount?: string; currency?: string };

/** What the frame tells the page as the widget itself does. */
const PASSED: WidgetMessage['type'][] = ['triggerResize', 'civicActionTrackingEvent'];

const placementOf = ({ params }: App): ConsentMessage => ({
  type: 'consent',
  consent: params.consent ?? 'auto',
  articleUrlTracking: params.articleUrlTracking ?? location.href,
  ...(params.adCampaign && { adCampaign: params.adCampaign }),
  ...(params.adNetworkDomain && { adNetworkDomain: params.adNetworkDomain }),
  ...(params.disableTracking && { disableTracking: 'true' }),
});

const doneBefore = ({ session }: App): DoneBefore => ({
  type: 'begun',
  answers: session.answerHistory.value,
  completed: [...session.completedActionIdentifiers.value],
});

function createFrame(app: App, box: NativeBox, goingOn: GoingOn) {
  const address = new URL(box.src);
  const { identifier } = app.session.activeAction.value;
  for (const [key, value] of Object.entries({ ...goingOn, begin: identifier })) address.searchParams.set(key, value);
  return Object.assign(document.createElement('iframe'), {
    className: 'ca-own-frame',
    title: app.fill(app.session.activeAction.value.title) || app.t('shell.pageTitle'),
    allow: ALLOW,
    // A page that is isolated holds no frames but isolated ones (loader/frame.ts).
    credentialless: crossOriginIsolated,
    src: address.href,
  });
}

/**
 * Goes on in a frame of ours, which takes the whole widget's place.
 *
 * @param onLate called where no frame comes, or a policy of the page refuses it
 * @returns a function that removes it
 */
function openFrame(app: App, shadow: ShadowRoot, goingOn: GoingOn, onLate: () => void) {
  const box = shadow.host as NativeBox;
  const { origin } = new URL(box.src);
  const frame = createFrame(app, box, goingOn);
  const over = new AbortController();
  const { signal } = over;
  const root = shadow.getElementById('root');
  let timer = setTimeout(giveUp, READY_MS);
  function expectSoon() {
    clearTimeout(timer);
    if (!frame.dataset.ready) timer = setTimeout(giveUp, LOADED_MS);
  }
  function show() {
    clearTimeout(timer);
    frame.contentWindow?.postMessage(placementOf(app), origin);
    if (frame.dataset.ready) return;
    frame.dataset.ready = '';
    // From here on, the frame tells what becomes of it.
    app.lifecycle.passedOn(app.session.activeAction.value);
    const acted = root?.querySelector('.ca-root[data-input]');
    root?.toggleAttribute('hidden', true);
    // The focus is the reader's, who may be elsewhere in the page by now.
    if (acted && [box, document.body].includes(document.activeElement as HTMLElement))
      frame.focus({ preventScroll: true });
  }
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (!source || source !== frame.contentWindow || from !== origin) return;
    if (data?.type === 'civicActionReady') show();
    else if (data?.type === 'civicActionLoaded') frame.contentWindow?.postMessage(doneBefore(app), origin);
    else if (data?.type === 'civicActionNotDisplayed') giveUp();
    else if (PASSED.includes(data?.type)) say(box, data);
  };
  function remove() {
    clearTimeout(timer);
    over.abort();
    frame.remove();
    root?.toggleAttribute('hidden', false);
  }
  function giveUp() {
    remove();
    onLate();
  }
  addEventListener('message', hear, { signal });
  frame.addEventListener('load', expectSoon);
  addEventListener(
    'securitypolicyviolation',
    (event) => {
      const { effectiveDirective, disposition, blockedURI } = event;
      if (effectiveDirective !== 'frame-src' || disposition !== 'enforce') return;
      if (!blockedURI || !frame.src.startsWith(blockedURI)) return;
      // The loader would take the widget for refused.
      event.stopImmediatePropagation();
      giveUp();
    },
    { capture: true, signal },
  );
  shadow.append(frame);
  return remove;
}

/**
 * A step that the publisher's page is not to hold, such as one with a card's fields or a camera: it opens in a frame of
 * ours. Where none comes, the share page has it.
 *
 * @param goingOn where the frame goes on
 */
export const framed = (goingOn: (app: App) => GoingOn) =>
  function Framed() {
    const app = useApp();
    const place = useRef<HTMLDivElement>(null);
    const [isLate, setLate] = useState(false);
    useEffect(() => {
      const shadow = place.current?.getRootNode();
      return shadow instanceof ShadowRoot ? openFrame(app, shadow, goingOn(app), () => setLate(true)) : undefined;
    }, [app]);
    return (
      <div ref={place} className="ca-form" aria-busy={!isLate}>
        {isLate ? <OwnPageLink isMain /> : <Skeleton />}
      </div>
    );
  };
