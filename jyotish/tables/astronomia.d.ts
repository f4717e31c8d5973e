/** The part of `astronomia` (a JavaScript package without types) that tables/pack.ts reads. */
declare module 'astronomia/data' {
  type Series = Readonly<Record<string, readonly (readonly number[])[]>>;
  interface Theory {
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
