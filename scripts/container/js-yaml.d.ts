// js-yaml has no types. This declares the part that we use.
declare module 'js-yaml' {
  const yaml: { load(text: string): unknown };
  export default yaml;
}
