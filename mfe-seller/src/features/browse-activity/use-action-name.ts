import { useTranslation } from 'react-i18next';
import type { activity } from '../../locales/activity-page.id.ts';

type Action = keyof typeof activity.actions;

/** The path of a call as the key of its name: `vouchers/edit/:id` is `vouchers-edit`. */
export const toActionKey = (path: string): string => path.replace(/\/:\w+/g, '').replaceAll('/', '-');

/** What a call does, in words. */
export const useActionName = () => {
  const { t } = useTranslation('seller');
  // Each call that leaves activity has a name; a test compares the table with the contract.
  return (path: string): string => t(`activity.actions.${toActionKey(path) as Action}`);
};
