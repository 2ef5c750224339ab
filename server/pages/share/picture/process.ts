/** Draws beside the server. A picture of the content can make the renderer end its process, run for ever, or take all memory. */
import { serveTasks } from '../../../processes/serve-tasks.ts';

/** A logo and a picture of the largest size take 550 MB. */
const MOST_BYTES = 800_000_000;

await serveTasks(async () => (await import('./draw.ts')).drawPicture, MOST_BYTES);
