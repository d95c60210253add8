import { type FilterFields, ListFilter, toSearchParams } from '@pasar/dashboard';
import { Button, SelectField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type ActivityQuery, activityPath, readActivityQuery } from './activity-query.ts';

interface ActivityUser {
  user_id: number;
  name: string;
}

const pathFor = (fields: FilterFields) => activityPath(readActivityQuery(toSearchParams(fields)));

/** Narrows the activity to one person and to the days between two. */
export const ActivityFilter = ({
  query,
  people,
}: {
  query: ActivityQuery;
  people: readonly ActivityUser[];
}) => {
  const { t } = useTranslation('seller');
  const { area, user_id, date_start, date_end } = query;
  return (
    <ListFilter
      label={t('activity.filter')}
      keep={area === 'all' ? {} : { area }}
      dates={{ date_start, date_end }}
      active={Boolean(user_id || date_start || date_end)}
      pathFor={pathFor}
    >
      <SelectField
        name="user_id"
        label={t('activity.person')}
        defaultValue={user_id === undefined ? '' : String(user_id)}
        placeholder={t('activity.everybody')}
        options={people.map((person) => ({ value: String(person.user_id), label: person.name }))}
      />
      <Button type="submit" variant="secondary">
        {t('activity.apply')}
      </Button>
    </ListFilter>
  );
};
