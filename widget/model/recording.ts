/** Why there is no recording. Each has its own words and a way on. */
export type Trouble = 'denied' | 'noCamera' | 'cameraBusy' | 'notSupported' | 'noSpace' | 'lost';

/** Why a file that the reader chose can't be taken. */
export type FileFault = 'tooLong' | 'tooLarge' | 'notVideo';

/** Why an upload stands still. */
export type Waiting = 'noConnection' | 'tooMany';
