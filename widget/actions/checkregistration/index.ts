import { boolean, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Fields, maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';

/** The check covers the voter rolls of the states of the US. */
export const ROLL_COUNTRY = 'US';

/** `hasLookUp`: whether the server can look anybody up; without it, readers go to the official site. */
const RegistrationDetails = () => type({ fields: Fields(), hasLookUp: maybe(boolean()) });

export const checkregistration = {
  type: 'checkregistration',
  parse: parser(RegistrationDetails, ({ fields, hasLookUp }) => ({ fields, hasLookUp: hasLookUp ?? true })),
  isCompletion: true,
  hasForm: true,
  path: 'checkRegistration',
  onlyIn: ROLL_COUNTRY,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
