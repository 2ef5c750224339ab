/** The frame page's entry: nothing else stands here, so that all it needs can be one chunk (scripts/build/code/one-core.ts). */
import './frame.tsx';
