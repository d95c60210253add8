import type { Setting } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { usePageData, useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { SettingDetail } from '../features/edit-settings/setting-detail.tsx';
import { type SettingsQuery, settingsPath } from '../features/edit-settings/settings-query.ts';
import { useSettingFormat } from '../features/edit-settings/use-setting-format.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { settingsLoader } from './settings.loader.ts';

const Rows = ({ settings, query }: { settings: readonly Setting[]; query: SettingsQuery }) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const format = useSettingFormat();
  return (
    <ResourceTable
      caption={t('nav.settings')}
      columns={[
        { id: 'name', label: t('settings.name') },
        { id: 'value', label: t('settings.value'), numeric: true },
        { id: 'default', label: t('settings.default'), numeric: true },
        { id: 'by', label: t('settings.changedBy') },
        { id: 'at', label: t('settings.changedAt') },
      ]}
      rows={settings.map((setting) => ({
        id: setting.key,
        to: settingsPath({ ...query, open: setting.key }),
        open: query.open === setting.key,
        cells: {
          name: t(`settingNames.${setting.key}.name`),
          value: format(setting, setting.value),
          default: format(setting, setting.default),
          by: setting.changed_by?.name ?? t('settings.never'),
          at: setting.changed_at && dateTime(setting.changed_at),
        },
      }))}
    />
  );
};

/** What staff set for the whole market, and one setting beside the list. */
export const SettingsPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof settingsLoader>();
  return (
    <OfficePage title={t('nav.settings')} lead={t('settings.lead')} data={data}>
      {({ query, list }) => {
        const setting = list.ok && list.value.data.find(({ key }) => key === query.open);
        return (
          <ListWithDetail>
            <ListSection title={t('nav.settings')} chips={[]} list={list}>
              {(settings) => <Rows settings={settings} query={query} />}
            </ListSection>
            {setting && (
              <SettingDetail
                key={setting.key}
                setting={setting}
                closeTo={settingsPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
