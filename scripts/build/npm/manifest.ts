import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** The package's own package.json: the repository's is private and asks for all that the server needs. */
export async function manifest() {
  const { name, version, license } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    [field: string]: string;
  };
  return {
    name,
    version,
    description: 'Civic Action in React, and the types of its events and of window.civicAction.',
    keywords: ['civic-action', 'react', 'widget', 'embed'],
    license,
    type: 'module',
    main: './civic-action.js',
    types: './civic-action.d.ts',
    exports: { '.': entry('civic-action'), './react': entry('react'), './package.json': './package.json' },
    sideEffects: false,
    // Optional, since the types alone need none.
    peerDependencies: { react: '>=18 <20' },
    peerDependenciesMeta: { react: { optional: true } },
  };
}
