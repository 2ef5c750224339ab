import { useKind } from '../../ui/context.ts';
import type { PetitionStore } from './store.ts';

export const usePetition = () => useKind<PetitionStore>();
