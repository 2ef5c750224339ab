/** The frame page's entry: nothing else stands here, so that all it needs can be one chunk (build.mjs, one core). */
import './frame.tsx';
