import * as v from 'valibot';

const Label = v.pipe(v.string(), v.regex(/\S/, 'is empty'), v.maxLength(40));

/** The commands of an SVG path, drawn as a line in a square of 24 by 24. */
const IconPath = v.pipe(
  v.string(),
  v.maxLength(1024),
  v.regex(/^[Mm][MmZzLlHhVvCcSsQqTtAa0-9 ,.+-]+$/, 'is no icon: the d of one SVG path, at most 1 KB'),
);

/** A link to a page of a slice in a menu of the layout, which needs no code of the slice to show it. */
export const NavigationEntry = v.object({
  /**
   * The line above the header, the bar of phones, the columns at the end of every page, the menu of a signed-in user, the
   * navigation of a store's own pages, or the shortcuts of the installed application.
   */
  slot: v.picklist(['header', 'bottom', 'footer', 'account', 'seller', 'shortcut']),
  page: v.string(),
  label: v.object({ id: Label, en: Label }),
  icon: v.optional(IconPath),
  /** Low ones come first, equal ones by the names of their pages. Default: 500. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
  /** Who sees it: any signed-in user, or one with a store. */
  access: v.optional(v.picklist(['user', 'merchant'])),
});
export type NavigationEntry = v.InferOutput<typeof NavigationEntry>;

/** An entry of a live release with the address of its page, without language. */
export type PlannedNavigation = Omit<NavigationEntry, 'order'> & { path: string };
