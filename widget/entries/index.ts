/**
 * The entry of the frame's page. It has one import only, so that all it needs becomes one chunk
 * (scripts/build/code/parts.ts).
 */
import './frame.ts';
