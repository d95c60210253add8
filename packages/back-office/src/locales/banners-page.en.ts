import type * as indonesian from './banners-page.id.ts';

export const banner: typeof indonesian.banner = {
  lead: 'One banner at a time in each place: on the home page, and beside each main category in the menu.',
  new: 'New banner',
  create: 'Save as a draft',
  title: 'Title',
  state: 'Status',
  preview: 'Preview',
  imageHint: 'A wide image without important text at its edges',
  targetHint: 'The address on Pasar that it opens, for example /c/fashion',
  endHint: 'Jakarta time (WIB); leave it empty to show the banner until it is taken back',
  endless: 'Until taken back',
  chooseCategory: 'Choose a main category',
  menuOf: 'Menu of {{category}}',
  place: { home: 'Home page', menu: 'Category menu' },
  is: {
    all: 'All',
    draft: 'Draft',
    upcoming: 'Upcoming',
    running: 'Running',
    ended: 'Ended',
  },
  fields: {
    place: 'Place',
    category_id: 'Main category',
    title_id: 'Title (Indonesian)',
    title_en: 'Title (English)',
    image_media_id: 'Image',
    target_url: 'Leads to',
    starts_at: 'Starts',
    ends_at: 'Ends',
  },
  publish: {
    button: 'Publish',
    title: 'Publish banner {{title}}?',
    text: 'Buyers see it from its start on, as long as its section or menu is visible.',
  },
  end: {
    button: 'Take back',
    title: 'Take banner {{title}} back?',
    text: 'It is no longer visible and becomes a draft. Pages that are open change when they are loaded again.',
  },
};
