import type { PlannedNavigation } from '@pasar/contract';
import { useKit } from '../kit/kit.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useSession } from '../session/use-session.ts';

/** A link of a slice in a menu, with its text in the language of the page. */
export interface NavigationLink extends PlannedNavigation {
  text: string;
}

/** What slices have in menus of the layout, in their order, each page once, as far as it is for this visitor. */
export const useNavigation = (...slots: PlannedNavigation['slot'][]): NavigationLink[] => {
  const { navigation = [] } = useKit();
  const { user } = useSession();
  const locale = useLocale();
  const may = { user, merchant: user?.merchant };
  const links = navigation
    .filter(({ slot, access }) => slots.includes(slot) && (!access || may[access]))
    .map((entry): [string, NavigationLink] => [entry.page, { ...entry, text: entry.label[locale] }]);
  return [...new Map(links).values()];
};
