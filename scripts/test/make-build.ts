/** Builds `dist/` unless it stands there as the sources have it: what a part of the tests needs of the check `build`. */
import { ensureBuild } from '../start/build.ts';

await ensureBuild();
