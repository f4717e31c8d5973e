/** The areas of the shop. In contract/, server/, web/ and e2e/ each is a folder, with its domains below (docs/architecture.md). */
export const areas = ['people', 'catalog', 'selling', 'astrology', 'consultations', 'office', 'base'];
