import { useKindCommands } from '../../form/use-commands-of-kind.ts';
import { createRegistrationCommands } from './commands.ts';

export const useRegistration = () => useKindCommands(createRegistrationCommands).commands;
