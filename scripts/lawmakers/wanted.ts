import { isSource, type SourceName } from '../../server/import/lawmakers/sources/read.ts';
import { SettingError } from '../../server/settings.ts';

const LIST_NAME = /^[a-z0-9][a-z0-9-]*$/;
const STATES = /^[a-z]{2}(,[a-z]{2})*$/i;

/** Sources that know where a picture of a member is. */
const WITH_PHOTOS: SourceName[] = ['us-states', 'gb', 'ca'];

type Given = {
  /** What `--lawmakers` names: a source of published files, or a folder. */
  lawmakers?: string | undefined;
  folder: string | undefined;
  as?: string | undefined;
  only?: string | undefined;
  photos: boolean;
  'list-members': boolean;
};

/** Which lawmakers to import. @throws SettingError for options that don't fit each other */
export function lawmakersWanted({ lawmakers, folder, as, only, ...given }: Given, usage: string) {
  const refuse = (what: string) => {
    throw new SettingError(`${what}:\n\n${usage}`);
  };
  if (as !== undefined && !LIST_NAME.test(as))
    throw new SettingError(`--as takes a name of small letters, digits and hyphens, such as riverton, not "${as}"`);
  if (as !== undefined && lawmakers === undefined) refuse('--as names the list of --lawmakers');
  const source = lawmakers !== undefined && isSource(lawmakers) ? lawmakers : undefined;
  if (only !== undefined && source !== 'us-states') refuse('--only is for --lawmakers us-states');
  if (only !== undefined && !STATES.test(only)) refuse(`--only takes states such as nj,ny, not "${only}"`);
  const { photos: withPhotos, 'list-members': withListMembers } = given;
  if (withPhotos && !WITH_PHOTOS.some((each) => each === source))
    refuse(`--photos is for --lawmakers ${WITH_PHOTOS.join('|')}: the other sources have no pictures`);
  if (withListMembers && source !== 'nz') refuse('--list-members is for --lawmakers nz');
  return {
    source,
    /** Where the source's files are; without it they are fetched. */
    sourceFolder: source === undefined ? undefined : folder,
    lawmakers: source === undefined ? lawmakers : undefined,
    how: { as, only: only?.toUpperCase().split(',') ?? [], withPhotos, withListMembers },
  };
}

/** `--lawmakers` with nothing behind it asks which lists there are. */
export const asksForLists = (args: string[]) => args.length === 1 && args[0] === '--lawmakers';
