import { adminSettingEndpoints, type Setting } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { Inline } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { useSettingFormat } from './use-setting-format.ts';

/** Changes a setting, gives it its default back, or switches it off, each with a reason. */
export const SettingActions = ({ setting }: { setting: Setting }) => {
  const { t } = useTranslation('back-office');
  const format = useSettingFormat();
  const { key, version, unit, min, max } = setting;
  const typedNow = String(setting.value ?? setting.default ?? '');
  const [typed, setTyped] = useState(typedNow);
  const name = t(`settingNames.${key}.name`);
  const range = t('settings.rangeOf', { min: format(setting, min), max: format(setting, max) });
  return (
    <Inline gap={8}>
      <ReasonAction
        button={t('settings.edit.button')}
        title={t('settings.edit.title', { name })}
        text={t('settings.edit.text', { range })}
        yes={t('settings.edit.yes')}
        hotkey="e"
        staysOpen
        send={(api, reason, options) => {
          const value = typed === '' ? null : Number(typed);
          return api.call(
            adminSettingEndpoints.edit,
            { body: { key, version, to: 'value', value, reason } },
            options,
          );
        }}
      >
        {(errors) => (
          <NumberField
            name="value"
            label={t(unit === 'hours' ? 'settings.edit.hours' : 'settings.value')}
            money={unit === 'rupiah'}
            value={typed}
            error={errors.value}
            onValue={setTyped}
          />
        )}
      </ReasonAction>
      {!setting.is_default && (
        <ReasonAction
          button={t('settings.reset.button')}
          title={t('settings.reset.title', { name })}
          text={t('settings.reset.text', { value: format(setting, setting.default) })}
          yes={t('settings.reset.yes')}
          send={(api, reason, options) =>
            api.call(adminSettingEndpoints.edit, { body: { key, version, to: 'default', reason } }, options)
          }
        />
      )}
      {setting.can_be_off && setting.value !== null && (
        <ReasonAction
          button={t('settings.switchOff.button')}
          title={t('settings.switchOff.title')}
          text={t('settings.switchOff.text')}
          yes={t('settings.switchOff.yes')}
          danger
          send={(api, reason, options) =>
            api.call(adminSettingEndpoints.edit, { body: { key, version, to: 'off', reason } }, options)
          }
        />
      )}
    </Inline>
  );
};
