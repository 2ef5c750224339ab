import { useKindCommands } from '../../form/use-commands-of-kind.ts';
import { createOpinionCommands } from './commands.ts';

export const useOpinionCommands = () => useKindCommands(createOpinionCommands).commands;
