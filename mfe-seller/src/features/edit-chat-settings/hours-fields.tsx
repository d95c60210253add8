import { Card, Checkbox, FieldError, RadioGroup, Stack, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { dayStyle, noteStyle, titleStyle } from './chat-settings-form.styles.ts';
import type { ChatSettingsState } from './use-chat-settings.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** When the store answers: at any time, or on some days from one hour to another. */
export const HoursFields = ({ state }: { state: ChatSettingsState }) => {
  const { t } = useTranslation('seller');
  const { values, errors, change, changeDay } = state;
  return (
    <Card padding="l">
      <Stack gap={16}>
        <h2 css={titleStyle}>{t('chatSettings.hours')}</h2>
        <p css={noteStyle}>{t('chatSettings.hoursText')}</p>
        <RadioGroup
          name="has_hours"
          label={t('chatSettings.hours')}
          value={values.hasHours ? 'open' : 'always'}
          options={[
            { value: 'always', label: t('chatSettings.always') },
            { value: 'open', label: t('chatSettings.open') },
          ]}
          onChange={(value) => change({ hasHours: value === 'open' })}
        />
        {values.hasHours &&
          weekdays.map((weekday, place) => {
            const { isOpen = false, from = '', to = '' } = values.days[place] ?? {};
            const day = t(`chatSettings.days.${weekday}`);
            return (
              <div key={weekday} css={dayStyle}>
                <Checkbox
                  name={`hours.${place}`}
                  label={day}
                  checked={isOpen}
                  error={isOpen ? errors[`hours.${place}`] : undefined}
                  onChange={(event) => changeDay(place, { isOpen: event.target.checked })}
                />
                {isOpen &&
                  (['from', 'to'] as const).map((edge) => (
                    <TextField
                      key={edge}
                      type="time"
                      name={`hours.${place}.${edge}`}
                      label={t(`chatSettings.${edge}`, { day })}
                      value={edge === 'from' ? from : to}
                      error={errors[`hours.${place}.${edge}`]}
                      onChange={(event) => changeDay(place, { [edge]: event.target.value })}
                    />
                  ))}
              </div>
            );
          })}
        {errors.hours && <FieldError id="chat-hours-error">{errors.hours}</FieldError>}
      </Stack>
    </Card>
  );
};
