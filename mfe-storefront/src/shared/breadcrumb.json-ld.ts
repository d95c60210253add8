/** What search engines read about the way to a page (quality A50); `item` is an absolute address. */
export const breadcrumbJsonLd = (steps: readonly { name: string; item: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});
