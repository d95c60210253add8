import { useFormat } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../unread/use-unread.ts';
import { useWaiting } from '../waiting/use-waiting.ts';
import type { NavItem } from './nav-groups.ts';
import * as style from './nav-links.styles.ts';

/** How much waits behind each navigation item. */
export const useNavCounts = (): Partial<Record<NavItem['key'], number | undefined>> => {
  const todo = useWaiting();
  return {
    orders: (todo.new_orders ?? 0) + (todo.to_ship ?? 0) + (todo.complaints ?? 0),
    chat: todo.unread_chats,
    products: todo.empty_stock,
    questions: todo.unanswered_questions,
    reviews: todo.unreplied_reviews,
    notifications: useUnread(),
  };
};

/** The number beside a navigation item: what waits there, or what is unread. */
export const NavCount = ({ item, count = 0 }: { item: NavItem['key']; count?: number | undefined }) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span css={style.news}>
      {count > 999 ? '999+' : number(count)}
      <VisuallyHidden>
        {' '}
        {t(item === 'notifications' || item === 'chat' ? 'nav.unread' : 'nav.waiting')}
      </VisuallyHidden>
    </span>
  );
};
