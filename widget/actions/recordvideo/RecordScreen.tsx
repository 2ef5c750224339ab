import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useEffect } from 'react';
import { useOfAction } from '../../ui/context.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { createRecordCommands } from './commands.ts';
import { Intro } from './parts/Intro.tsx';
import { Live } from './parts/Live.tsx';
import { Review } from './parts/Review.tsx';
import { TroubleScreen } from './parts/TroubleScreen.tsx';
import css from './record.css' with { type: 'text' };
import { createRecordStore, type Stage } from './store.ts';

const PARTS: Record<Stage, ComponentType> = {
  idle: Intro,
  asking: Intro,
  ready: Live,
  counting: Live,
  recording: Live,
  paused: Live,
  review: Review,
  saving: Review,
  saved: Review,
  trouble: TroubleScreen,
};

/** Recording, from turning the camera on to saving. Nothing is asked of the browser before the reader presses. */
export function RecordScreen() {
  useSignals();
  const store = useOfAction(createRecordStore);
  const commands = useOfAction(createRecordCommands);
  useEffect(() => {
    void commands.takeUp();
    return commands.leave;
  }, [commands]);
  const Part = PARTS[store.stage.value];
  return (
    <>
      <Sheet css={css} />
      <Part />
    </>
  );
}
