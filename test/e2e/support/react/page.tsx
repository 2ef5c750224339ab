import { StrictMode, Suspense, useState } from 'react';
import { CivicAction, type CivicActionProps } from '../../../../npm/react/index.tsx';

/** What a page of the tests shows; as JSON it goes from the test to the server and to the page. */
export type Scene = {
  placements: (Partial<CivicActionProps> & { key: string; fails?: boolean })[];
  isSuspended?: boolean;
};

export type Told = { key: string; event: string; render: number };

/** Throws a promise as React 18 knows it; React 19's `use` would be another page. */
const forever = new Promise<void>(() => {});
function Waits(): null {
  throw forever;
}

/** What a publisher may put there: it keeps state of its own. */
function Fallback() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      Pressed {presses}
    </button>
  );
}

type Log = { told: Told[]; heights: number[]; render: number };

export function Page({ scene, origin, log }: { scene: Scene; origin: string; log: Log }) {
  log.render += 1;
  const { render } = log;
  return (
    <StrictMode>
      <Suspense fallback={<p id="waits">Waits</p>}>
        {scene.isSuspended && <Waits />}
        {scene.placements.map(({ key, fails, fallback, ...props }) => (
          <CivicAction
            key={key}
            {...({ origin, ...props } as CivicActionProps)}
            className={key}
            {...(fallback && { fallback: <Fallback /> })}
            onEvent={({ type }) => {
              if (fails) throw new Error('The publisher’s own mistake');
              log.told.push({ key, event: type, render });
            }}
            onResize={(height) => log.heights.push(height)}
          />
        ))}
      </Suspense>
      <p id="below">Below</p>
    </StrictMode>
  );
}
