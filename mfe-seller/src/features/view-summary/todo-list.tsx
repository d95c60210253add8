import type { StoreSummary } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import * as style from './todo-list.styles.ts';

type Name = keyof StoreSummary['todo'];
type Tone = 'danger' | 'warning' | 'info';

/** What costs money when it waits comes first. */
const listTasks = (): readonly { name: Name; to: string; tone: Tone }[] => [
  { name: 'late', to: linkTo('seller.orders', { status: 'new' }), tone: 'danger' },
  { name: 'new_orders', to: linkTo('seller.orders', { status: 'new' }), tone: 'danger' },
  { name: 'cancel_requests', to: linkTo('seller.orders', { status: 'to_ship' }), tone: 'danger' },
  { name: 'complaints', to: linkTo('seller.orders', { status: 'complained' }), tone: 'danger' },
  { name: 'to_ship', to: linkTo('seller.orders', { status: 'to_ship' }), tone: 'warning' },
  { name: 'unread_chats', to: linkTo('seller.chats'), tone: 'warning' },
  { name: 'unanswered_questions', to: linkTo('seller.questions', { state: 'unanswered' }), tone: 'warning' },
  { name: 'unreplied_reviews', to: linkTo('seller.reviews', { replied: 0 }), tone: 'info' },
  { name: 'empty_stock', to: linkTo('seller.products', { stock: 'empty' }), tone: 'warning' },
  { name: 'low_stock', to: linkTo('seller.products', { stock: 'low' }), tone: 'info' },
];

/** The seller's open tasks, each with its link; an empty list is shown, too. */
export const TodoList = ({ todo }: Pick<StoreSummary, 'todo'>) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const open = listTasks().filter(({ name }) => todo[name] > 0);
  return (
    <Panel title={t('overview.todo.title')}>
      {open.length === 0 ? (
        <p css={style.done}>
          <CircleCheck size={20} strokeWidth={1.9} aria-hidden="true" />
          {t('overview.todo.done')}
        </p>
      ) : (
        <ul css={style.list}>
          {open.map(({ name, to, tone }) => (
            <li key={name}>
              <LocalLink to={to} css={style.task}>
                <span css={[style.count, style.tones[tone]]}>{number(todo[name])}</span>
                <span css={style.textBlock}>
                  <strong>{t(`overview.todo.${name}.name`)}</strong>
                  <span>{t(`overview.todo.${name}.text`)}</span>
                </span>
                <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
