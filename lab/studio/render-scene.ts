import { renderWithBlender } from './blender.ts';
import type { Raster } from './raster.ts';
import type { StudioScene } from './scenes/scene.ts';
import { traceGem } from './trace-gem.ts';

/** Renders one scene at `size` pixels. `told` hears the share that is done. */
export function renderScene(
  { subject }: StudioScene,
  how: { size: number; threads: number; told: (share: number) => void },
): Promise<Raster> {
  return subject.kind === 'blender' ? renderWithBlender(subject, how) : traceGem(subject, how);
}
