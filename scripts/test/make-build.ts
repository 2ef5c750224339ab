/** Builds `dist/` if it is missing or out of date, for tests that run without the check `build`. */
import { ensureBuild } from '../start/build.ts';

await ensureBuild();
