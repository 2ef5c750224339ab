/** Set by the build. An empty origin means the origin that the script itself came from. */
declare const __ORIGIN__: string;
declare const __VERSION__: string;
