import { useKindCommands } from '../../form/use-commands-of-kind.ts';
import { createSignupCommands } from './commands.ts';

export const useSignupCommands = () => useKindCommands(createSignupCommands).commands;
