import { statesOf } from '../../samples/rows.ts';
import { BARE, PICTURE, unbroken } from '../../samples/sample.ts';
import { NEVER } from '../../samples/state.ts';
import { followLink, type Steps, see } from '../../samples/steps.ts';

const open: Steps = [followLink('[data-big-button]'), see('.ca-thanks')];

/** Gallery states of this kind. */
export const linkStates = statesOf(
  {
    kind: 'link',
    usual: { details: { url: 'https://council.example/pier-9/draft.pdf' } },
    path: ['start', 'main', 'opened'],
  },
  {
    start: {},
    'start-picture': { action: { pictureUrls: [PICTURE] } },
    'start-of-partner': { partner: {} },
    'start-bare': { action: BARE },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': {
      action: { ...BARE, ...unbroken('title', 'description') },
      details: { url: `https://${'a-very-long-name-'.repeat(3)}council.example/` },
    },
    main: { action: { skipFrontCard: true } },
    opened: { answers: { completeLink: { endUsersCount: 1248 } }, steps: open },
    'opened-first': { action: BARE, answers: { completeLink: { endUsersCount: 1 } }, steps: open },
    'opened-unsent': { answers: { completeLink: NEVER }, steps: open },
  },
);
