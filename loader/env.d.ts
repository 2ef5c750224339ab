/** Set by the build. Empty means the origin that the script was loaded from. */
declare const __ORIGIN__: string;
declare const __VERSION__: string;
