import { number, string, type, unknown } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Fields, maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';

/** `details` of a petition (contract §6). Nobody is asked for a name unless `wall` is true. */
const PetitionDetails = () =>
  type({
    petitionText: maybe(string()),
    goal: maybe(number()),
    signatures: maybe(number()),
    wall: unknown(),
    latest: unknown(),
    fields: Fields(),
  });

export const petition = {
  type: 'petition',
  parse: parser(PetitionDetails, ({ petitionText, goal, signatures, wall, latest, fields }) => ({
    text: petitionText ?? '',
    goal: goal && goal > 0 ? goal : null,
    signatures: Math.max(0, signatures ?? 0),
    hasWall: wall === true,
    latest,
    fields,
  })),
  isCompletion: true,
  hasForm: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
