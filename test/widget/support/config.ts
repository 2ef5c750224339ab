import { type Config, readConfig } from '../../../widget/core/config/config.ts';

const DEFINED = { __ENVIRONMENT__: 'production', __ORIGIN__: '', __ENDPOINTS__: '{}', __VERSION__: '1.2.3' };

/** The configuration of a build with these definitions, which are set on the global object. */
export function configOf(defined: Partial<typeof DEFINED> = {}, ownOrigin = 'https://widget.test'): Config {
  Object.assign(globalThis, DEFINED, defined);
  try {
    return readConfig(ownOrigin);
  } finally {
    for (const name of Object.keys(DEFINED)) Reflect.deleteProperty(globalThis, name);
  }
}
