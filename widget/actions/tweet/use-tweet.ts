import { useKindCommands } from '../../form/use-commands-of-kind.ts';
import { createTweetCommands } from './commands.ts';

export const useTweet = () => useKindCommands(createTweetCommands);
