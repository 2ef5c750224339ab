import { useKind } from '../../ui/context.ts';
import type { CallCommands } from './commands.ts';
import type { CallStore } from './store.ts';

export const useCall = () => useKind<{ store: CallStore; commands: CallCommands }>();
