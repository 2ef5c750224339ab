import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { createRecordStore } from '../store.ts';

/** What the reader speaks about. */
export function Question() {
  useSignals();
  const { session } = useApp();
  const { prompt } = useOfAction(createRecordStore);
  const { title, formTitle } = session.activeAction.value;
  return <Heading>{prompt || formTitle || title}</Heading>;
}
