import { createHash } from 'node:crypto';
import type { StudioScene, StudioSubject } from './scenes/scene.ts';

/**
 * Editions of the renderers. A picture is rendered again when its scene or the edition of its renderer changes. Raise an
 * edition when a change of code makes finished pictures wrong, not for every change.
 */
const EDITIONS: Record<StudioSubject['kind'], number> = { gem: 1, dome: 1, blender: 1 };

/** Returns the name of what a scene shows and how it is rendered: 16 hexadecimal digits. */
export function sceneHash(scene: StudioScene): string {
  const text = JSON.stringify([EDITIONS[scene.subject.kind], scene]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
