import { useTranslation } from 'react-i18next';

/** How soon the store usually replies, from 30 days of its conversations; nothing while too few measure it. */
export const ReplyTime = ({ minutes }: { minutes: number | null }) => {
  const { t } = useTranslation('storefront');
  if (minutes === null) return null;
  const hours = Math.round(minutes / 60);
  return <span>{hours < 1 ? t('chat.minutes', { count: minutes }) : t('chat.hours', { count: hours })}</span>;
};
