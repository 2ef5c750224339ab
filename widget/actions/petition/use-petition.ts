import { useKind } from '../../ui/context.ts';
import type { PetitionCommands } from './commands.ts';
import type { PetitionStore } from './store.ts';

export const usePetition = () => useKind<{ store: PetitionStore; commands: PetitionCommands }>();
