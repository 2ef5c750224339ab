import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Page, type Scene } from './page.tsx';

/** What the tests do with the page. */
export type Client = {
  told: { key: string; event: string; render: number }[];
  heights: number[];
  render: number;
  show: (...scenes: Scene[]) => void;
};

const place = document.querySelector('main') as HTMLElement;
const { origin = '', scene = '' } = place.dataset;
const log = { told: [], heights: [], render: 0 };
const draw = (next: Scene) => <Page scene={next} origin={origin} log={log} />;
let root: Root;
const first: Scene = JSON.parse(scene);
if (place.firstElementChild) root = hydrateRoot(place, draw(first));
else {
  root = createRoot(place);
  root.render(draw(first));
}
Object.assign(window, {
  // All in one task, as when a router goes there and back.
  client: Object.assign(log, {
    show: (...scenes: Scene[]) => {
      for (const next of scenes) flushSync(() => root.render(draw(next)));
    },
  }),
});
