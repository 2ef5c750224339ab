import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Progress } from '../Progress.tsx';
import { createPetitionStore } from '../store.ts';
import { Lens } from './Lens.tsx';
import { placesOf } from './places.ts';
import { SignersWall } from './SignersWall.tsx';
import css from './thanks.css' with { type: 'text' };

/** The bar, with the reader's own place in it. */
function Places() {
  useSignals();
  const { goal, signatures, share } = useOfAction(createPetitionStore);
  const places = goal === null ? null : placesOf(signatures.value, goal);
  return (
    <div className={places ? 'ca-lensed' : 'ca-unlensed'}>
      <Progress isSigned />
      {places && <Lens places={places} share={share.value ?? 0} />}
    </div>
  );
}

export function PetitionThanks() {
  useSignals();
  const { t } = useApp();
  const { goal, signatures, wall } = useOfAction(createPetitionStore);
  return (
    <Thanks
      title={t('petition.thankYouTitle')}
      text={t('petition.thankYouText')}
      people={signatures.value}
      below={wall.value && <SignersWall wall={wall.value} />}
    >
      <Sheet css={css} />
      {goal !== null && <Places />}
    </Thanks>
  );
}
