import { useKind } from '../ui/context.ts';
import type { WithEmailing } from './index.ts';

/** The active action's letters. */
export const useEmailing = () => useKind<WithEmailing>().emailing;
