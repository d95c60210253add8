import type * as indonesian from './promos-page.id.ts';

export const promo: typeof indonesian.promo = {
  new: 'New promo',
  create: 'Create promo',
  title: 'Title',
  state: 'Status',
  imageHint: 'A wide image; it is shown on the home page',
  slugHint: 'Small letters, digits and hyphens, for example batik-week',
  targetHint: 'The address on Pasar that it opens, for example /c/fashion',
  positionHint: 'Lower numbers come first',
  fields: {
    slug: 'Promo address',
    title_id: 'Title (Indonesian)',
    title_en: 'Title (English)',
    subtitle_id: 'Subtitle (Indonesian)',
    subtitle_en: 'Subtitle (English)',
    image_media_id: 'Image',
    target_url: 'Leads to',
    tone: 'Colour',
    starts_at: 'Starts',
    ends_at: 'Ends',
    position: 'Order',
  },
  tone: {
    kunyit: 'Turmeric (yellow)',
    pandan: 'Pandan (green)',
    nila: 'Indigo (blue)',
    manggis: 'Mangosteen (purple)',
  },
  end: {
    button: 'End',
    title: 'End promo {{title}} now?',
    text: 'It leaves the home page now. To show it again, change its dates.',
  },
};
