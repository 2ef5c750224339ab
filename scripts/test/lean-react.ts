import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { leanReact } from '../build/lean-react.ts';

const REACT_DOM = /\/react-dom-client\.development\.js$/;

/**
 * Lets whoever imports React DOM get what a reader gets: the development build, since only it lets a test wait, with the
 * same parts taken out. A component that needs one of them fails here, and not first in a browser.
 */
export function takeLeanReact() {
  registerHooks({
    load(url, context, next) {
      if (!REACT_DOM.test(url)) return next(url, context);
      const { source } = leanReact(readFileSync(fileURLToPath(url), 'utf8'));
      return { format: 'commonjs', source, shortCircuit: true };
    },
  });
}
