import { openFormAt, openStep } from '../../gallery/kit/form-steps.ts';
import { kindState } from '../../gallery/kit/kind-state.ts';
import { SAMPLE_ADDRESS, sampleLawmakers } from '../../gallery/kit/lawmaker-sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { lawmakersOf } from '../../lawmakers/index.ts';
import { toCongress } from './sample.ts';
import { COPY, type Copy } from './states-copy.ts';

const state = kindState('email', COPY);

/** The reader has entered an address. */
const find = (stage: Stage) => lawmakersOf(stage.app).find(stage.app.session.activeAction.value, SAMPLE_ADDRESS);

const found = async (stage: Stage) => {
  await find(stage);
  await openFormAt('/email')(stage);
};

type Wire = ReturnType<typeof sampleLawmakers>;

const byForm: Wire = sampleLawmakers(2, { canBeEmailed: false, contactFormUrl: 'https://house.example/contact' });
const [first, ...rest] = sampleLawmakers(3);
const mixed: Wire = [...(first ? [{ ...first, canBeEmailed: false, phones: [], contactFormUrl: '' }] : []), ...rest];

const answering = (lawmakers: Wire) => ({ answers: { getLawmakersForContact: lawmakers } });

/** Gallery states of letters to the reader's own lawmakers. */
export const lawmakerStates: GalleryState[] = [
  state('start-lawmakers', toCongress),
  state('start-lawmakers-found', toCongress, { ...answering(sampleLawmakers(3)), arrange: find }),
  state('form-lawmakers-unknown', (copy: Copy) => ({ ...toCongress(copy), skipFrontCard: true })),
  state('form-lawmakers', toCongress, { ...answering(sampleLawmakers(3)), arrange: found }),
  state('form-lawmakers-choosing', toCongress, {
    ...answering(sampleLawmakers(3)),
    async arrange(stage) {
      await found(stage);
      await stage.press('.ca-found');
      await stage.press('.ca-picks label:last-child input');
    },
  }),
  state('form-lawmakers-mixed', toCongress, { ...answering(mixed), arrange: found }),
  state('form-lawmakers-none', toCongress, {
    ...answering(byForm),
    async arrange(stage) {
      await find(stage);
      await stage.press('[data-big-button]');
      await stage.see('.ca-unreachable');
    },
  }),
  state('form-lawmakers-details', toCongress, {
    ...answering(sampleLawmakers(3)),
    async arrange(stage) {
      await found(stage);
      await openStep('person')(stage);
    },
  }),
];
