/** Returns the structured data of the breadcrumbs (schema.org/BreadcrumbList), the page itself last. */
export function structuredPath(
  steps: readonly { to: string; text: string }[],
  { name, origin }: { name: string; origin: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ to, text }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: text,
        item: origin + to,
      })),
      { '@type': 'ListItem', position: steps.length + 1, name },
    ],
  };
}
