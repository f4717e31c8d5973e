/** Returns the first page of a list whose pattern fits a path. */
export function pageIn<P extends { path: string }>(pages: readonly P[], path: string): P | undefined {
  const segments = path.split('/');
  return pages.find((page) => {
    const parts = page.path.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, i) => part.startsWith(':') || part === segments[i])
    );
  });
}

/** Returns a path as the router reads it: letter case and a slash at the end do not matter. */
export const routerPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');
