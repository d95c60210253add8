import type { Setting } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { SettingActions } from './setting-actions.tsx';
import { useSettingFormat } from './use-setting-format.ts';

interface SettingDetailProps {
  setting: Setting;
  closeTo: string;
}

/** One setting beside the list: what it does, what it is, and who made it so. */
export const SettingDetail = ({ setting, closeTo }: SettingDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const format = useSettingFormat();
  const { key, value, min, max, changed_by, changed_at } = setting;
  return (
    <DetailPane
      title={t(`settingNames.${key}.name`)}
      subject={key}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        <p>{t(`settingNames.${key}.text`)}</p>
        {value === null && <Notice tone="warning">{t('settings.offNotice')}</Notice>}
        {setting.needs_colleague && value !== null && <Notice>{t('settings.colleague')}</Notice>}
        <Facts
          facts={[
            [t('settings.value'), format(setting, value)],
            [t('settings.default'), format(setting, setting.default)],
            [
              t('settings.range'),
              t('settings.rangeOf', { min: format(setting, min), max: format(setting, max) }),
            ],
            [t('settings.changedBy'), changed_by?.name ?? t('settings.never')],
            ...(changed_at
              ? ([
                  [t('settings.changedAt'), dateTime(changed_at)],
                  [t('settings.reason'), setting.reason],
                ] as const)
              : []),
          ]}
        />
        {changed_at && (
          <p>
            <TextLink
              as={LocalLink}
              to={linkTo('back-office.audit', { target_type: 'setting', target_id: key })}
            >
              {t('settings.history')}
            </TextLink>
          </p>
        )}
        <SettingActions key={setting.version} setting={setting} />
      </Stack>
    </DetailPane>
  );
};
