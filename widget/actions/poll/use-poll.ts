import { useKind } from '../../ui/context.ts';
import type { PollCommands } from './commands.ts';
import type { PollStore } from './store.ts';

export const usePoll = () => useKind<{ store: PollStore; commands: PollCommands }>();
