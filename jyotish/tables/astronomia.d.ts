/** The parts of `astronomia` (a JavaScript package without types) that packing and measuring use. */
declare module 'astronomia/data' {
  type Series = Readonly<Record<string, readonly (readonly number[])[]>>;
  export interface Theory {
    readonly L: Series;
    readonly B: Series;
    readonly R: Series;
  }
  const data: {
    readonly vsop87Bmercury: Theory;
    readonly vsop87Bvenus: Theory;
    readonly vsop87Bearth: Theory;
    readonly vsop87Bmars: Theory;
    readonly vsop87Bjupiter: Theory;
    readonly vsop87Bsaturn: Theory;
    readonly elpMppDe: Theory & { readonly W1: readonly number[] };
  };
  export default data;
}

declare module 'astronomia' {
  import type { Theory } from 'astronomia/data';

  export namespace planetposition {
    class Planet {
      constructor(theory: Theory);
      /** Heliocentric place in the ecliptic of J2000: radians and AU. */
      position2000(jde: number): { lon: number; lat: number; range: number };
    }
  }
  export namespace elp {
    class Moon {
      constructor(theory: Theory);
      /** Geocentric place in the inertial mean ecliptic of J2000, km. */
      positionXYZ(jde: number): { x: number; y: number; z: number };
    }
  }
}
