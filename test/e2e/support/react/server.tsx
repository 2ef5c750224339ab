import { renderToString } from 'react-dom/server';
import { Page, type Scene } from './page.tsx';

export const render = (scene: Scene, origin: string) =>
  renderToString(<Page scene={scene} origin={origin} log={{ told: [], heights: [], render: 0 }} />);
