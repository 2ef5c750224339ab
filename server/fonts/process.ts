/** Makes subsets of fonts beside the server: each takes a processor for a few tenths of a second, and 90 MB. */
import { serveTasks } from '../processes/serve-tasks.ts';

const MOST_BYTES = 600_000_000;

await serveTasks(async () => (await import('./subset.ts')).subset, MOST_BYTES);
