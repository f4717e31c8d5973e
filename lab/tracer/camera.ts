import { dot, type Vec3 } from '../../art/svg/geometry.ts';
import { sightAxes } from './studio-light.ts';

/** A camera with a very long lens: all its rays are parallel. */
export interface Camera {
  /** Unit vector from the ground to the camera. */
  viewer: Vec3;
  /** The point in the middle of the picture, and how many millimetres the picture is wide. */
  middle: Vec3;
  width: number;
}

/** Returns the unit vector to a camera by its height over the ground and its place around it, in degrees; 0 is in front. */
export function viewerAt(elevation: number, azimuth: number): Vec3 {
  const high = (elevation * Math.PI) / 180;
  const round = (azimuth * Math.PI) / 180;
  return [Math.sin(round) * Math.cos(high), -Math.cos(round) * Math.cos(high), Math.sin(high)];
}

/** Returns a camera that shows all of `points` in the middle of a square picture, filling `share` of its side. */
export function frame(viewer: Vec3, points: readonly Vec3[], share: number): Camera {
  const { right, up } = sightAxes(viewer);
  const along = (axis: Vec3): readonly [number, number] => {
    const places = points.map((point) => dot(axis, point));
    return [Math.min(...places), Math.max(...places)];
  };
  const [left, farRight] = along(right);
  const [low, high] = along(up);
  const x = (left + farRight) / 2;
  const y = (low + high) / 2;
  return {
    viewer,
    middle: [right[0] * x + up[0] * y, right[1] * x + up[1] * y, right[2] * x + up[2] * y],
    width: Math.max(farRight - left, high - low) / share,
  };
}
