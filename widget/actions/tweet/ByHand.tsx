import { useSignals } from '@preact/signals-react/runtime';
import { LinkField } from '../../share/LinkField.tsx';
import { useOfAction } from '../../ui/context.ts';
import { createTweetCommands } from './commands.ts';
import { createTweetStore } from './store.ts';

/** X's address to copy by hand, where a sandbox or a pop-up blocker refused the window. Copying it counts as posting. */
export function ByHand({ text }: { text: string }) {
  useSignals();
  const store = useOfAction(createTweetStore);
  const commands = useOfAction(createTweetCommands);
  const link = store.byHand.value;
  if (!link) return null;
  return (
    <div onCopy={() => void commands.takenByHand(text)}>
      <LinkField link={link} why="popup" />
    </div>
  );
}
