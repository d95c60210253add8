import type { StoreActivityEntry } from '@pasar/contract';
import { entryFactStyle, entryNameStyle } from '@pasar/dashboard';
import { useTimes } from '@pasar/slice-kit';
import { Card, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useActionName } from './use-action-name.ts';

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Who did what, to what, and how it was before. */
export const ActivityCard = ({ entry }: { entry: StoreActivityEntry }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useTimes();
  const actionName = useActionName();
  const { actor, key_id, action, target, before, after, network, at } = entry;
  const line = (values: Record<string, unknown> | null) =>
    Object.entries(values ?? {})
      .map(([name, value]) => `${name}: ${value === 'changed' ? t('activity.masked') : toText(value)}`)
      .join(' · ');
  return (
    <Card>
      <Stack gap={4}>
        <p css={entryNameStyle}>{[actionName(action), target.join(', ')].filter(Boolean).join(' · ')}</p>
        <p css={entryFactStyle}>
          {t('activity.by', {
            name: key_id ? t('activity.key') : (actor?.name ?? t('activity.gone')),
            at: dateTime(at),
          })}
        </p>
        {before && <p css={entryFactStyle}>{t('activity.before', { values: line(before) })}</p>}
        {after && <p css={entryFactStyle}>{t('activity.after', { values: line(after) })}</p>}
        <p css={entryFactStyle}>{t('activity.network', { network })}</p>
      </Stack>
    </Card>
  );
};
