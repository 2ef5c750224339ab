import { useKindCommands } from '../../form/use-commands-of-kind.ts';
import { createPetitionCommands } from './commands.ts';

export const usePetitionForm = () => useKindCommands(createPetitionCommands).commands;
