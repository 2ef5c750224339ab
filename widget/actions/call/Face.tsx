import { imageUrl } from '../../shell/image-url.ts';
import { useApp } from '../../ui/context.ts';
import { initialsOf } from './face.ts';
import type { Callee } from './parse-callees.ts';

/** Somebody's picture over their initials, which stay where none comes. The name stands beside it. */
export function Face({ callee: { name, photo } }: { callee: Callee }) {
  const { config } = useApp();
  return (
    <span className="ca-portrait" aria-hidden="true">
      {initialsOf(name)}
      {photo && <img src={imageUrl(photo, config.imagesBase)} alt="" />}
    </span>
  );
}
