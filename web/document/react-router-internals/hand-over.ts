type Controller = { enqueue(chunk: string): void; close(): void };

declare global {
  interface Window {
    /** Made by an inline script of React Router on every page that has data. */
    __reactRouterContext?: { streamController?: Controller };
  }
}

/** Returns loader data in turbo-stream format: one flat list, in which an object is `{"_KEY":VALUE}` of list indexes. */
function flatten(loaderData: unknown): string {
  const list: unknown[] = [];
  const add = (value: unknown): number => {
    if (value === null) return -5;
    const at = list.push(value) - 1;
    if (Array.isArray(value)) list[at] = value.map(add);
    else if (typeof value === 'object')
      list[at] = Object.fromEntries(
        Object.entries(value as object).map(([key, one]) => [`_${add(key)}`, add(one)]),
      );
    return at;
  };
  add({ loaderData, actionData: null, errors: null });
  return `${JSON.stringify(list)}\n`;
}

/**
 * Passes the data of the page's element (`data-element.ts`) to React Router, which hydrates from it. JSON is flattened
 * here, because as a flat list it would be a fifth larger on the wire: compression does not reach its numbers.
 */
export function handOver(json: string, controller: Controller): void {
  // Data that React Router's own handler has written is a flat list already.
  controller.enqueue(json.startsWith('[') ? json : flatten(JSON.parse(json)));
  controller.close();
}
