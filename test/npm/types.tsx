import type { CivicAction } from '../../loader/index.ts';
import type { NotDisplayedReason, TrackingMessage } from '../../loader/protocol.ts';
import type { Stage, Timing } from '../../loader/timeline.ts';
import type * as published from '../../npm/civic-action.ts';
import { CivicAction as Component } from '../../npm/react/index.tsx';

/** Never run: the compiler is the test. The package's types stand alone, and the loader's are what they must be. */

type Same<One, Other> = [One, keyof One] extends [Other, keyof Other]
  ? [Other, keyof Other] extends [One, keyof One]
    ? true
    : never
  : never;

export const same: [
  Same<published.NotDisplayedReason, NotDisplayedReason>,
  Same<published.TrackingDetail, TrackingMessage>,
  Same<published.Stage, Stage>,
  Same<ReturnType<published.CivicActionApi['timings']>, Timing[]>,
  Same<keyof published.CivicActionApi, keyof CivicAction>,
  // It says more of `on` than the loader, which takes any name.
  Same<Omit<published.CivicActionApi, 'on' | 'push'>, Omit<CivicAction, 'on' | 'push'>>,
] = [true, true, true, true, true, true];

export function compiles(api: CivicAction, element: HTMLElement) {
  const asPublished: published.CivicActionApi = api;
  asPublished.on('resize', ({ detail }) => detail.height.toFixed());
  window.civicAction = window.civicAction || [];
  civicAction.push((each) => each.on('civicaction:tracking', ({ detail }) => detail.trackingType.trim()));
  element.addEventListener('civicaction:notdisplayed', ({ detail }) => detail.reason.trim());
  document.addEventListener('civicaction:timing', ({ detail }) => detail.at.toFixed());
  return (
    <>
      <div data-civic-action="" data-widget-request-id="wr-1" />
      <Component
        origin="https://widgets.example"
        widgetRequestId={7}
        onEvent={(event) => {
          if (event.type === 'tracking') return event.detail.actionType?.trim();
          // @ts-expect-error a height has no type of action
          if (event.type === 'resize') return event.detail.actionType;
        }}
        onResize={(height) => height.toFixed()}
      />
      <Component origin="https://widgets.example" />
      <Component origin="https://widgets.example" articleUrl="https://news.example/1" fallback={<b>Act</b>} notice />
      {/* @ts-expect-error which of the two? */}
      <Component origin="https://widgets.example" widgetRequestId="a" articleUrl="https://news.example/1" />
      {/* @ts-expect-error the origin is missing */}
      <Component widgetRequestId="a" />
      {/* @ts-expect-error no such consent */}
      <Component origin="https://widgets.example" widgetRequestId="a" consent="yes" />
      {/* @ts-expect-error a misspelt option */}
      <Component origin="https://widgets.example" widgetRequestID="a" />
    </>
  );
}
